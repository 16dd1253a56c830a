// Lists that open over everything else, beside the thing they belong to, wherever there is room.

const GAP = 4;
const MARGIN = 8;

/** Show a popover at its anchor: below it, or above where there is more room. */
export function place(popup, anchor) {
  if (!popup.matches(":popover-open")) {
    popup.showPopover();
    follow(popup, anchor);
  }
  const at = anchor.getBoundingClientRect();
  const below = innerHeight - at.bottom - GAP - MARGIN;
  const above = at.top - GAP - MARGIN;
  const down = below >= Math.min(popup.scrollHeight, 260) || below >= above;
  const width = Math.min(Math.max(at.width, 220), innerWidth - 2 * MARGIN);
  Object.assign(popup.style, {
    left: `${Math.min(Math.max(at.left, MARGIN), innerWidth - width - MARGIN)}px`,
    width: `${width}px`,
    maxHeight: `${Math.min(down ? below : above, 420)}px`,
    top: down ? `${at.bottom + GAP}px` : "auto",
    bottom: down ? "auto" : `${innerHeight - at.top + GAP}px`,
  });
}

/** Stay at the anchor while anything scrolls or the window changes, until the popup is gone. */
function follow(popup, anchor) {
  const leave = new AbortController();
  const again = (event) => {
    if (!popup.isConnected) leave.abort();
    else if (!(event.target instanceof Node && popup.contains(event.target))) place(popup, anchor);
  };
  addEventListener("scroll", again, { capture: true, passive: true, signal: leave.signal });
  addEventListener("resize", again, { signal: leave.signal });
}
