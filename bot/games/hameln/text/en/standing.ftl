### What a seat may answer as often as it is asked.

standing-hameln-until = until the end of the phase
standing-hameln-optional = Optional action
    .none = nothing
standing-hameln-keep = Children, when the piper comes
    .all = keep all if you can pay for all, else ask
    .none = keep none
