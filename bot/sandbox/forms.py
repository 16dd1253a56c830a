"""What a person does with components: press a button, choose in a select, fill in a form."""

from collections.abc import Mapping, Sequence

from .interactions import Modal
from .render import walk
from .typed import Refused, Resolver
from .wire import Json, JsonObject

BUTTON, STRING_SELECT, TEXT_INPUT = 2, 3, 4
USERS, ROLES, MENTIONABLES, CHANNELS = 5, 6, 7, 8
UPLOAD, RADIO, CHECKBOXES, CHECKBOX, ROW, TEXT, LABEL = 19, 21, 22, 23, 1, 10, 18
LINK, PREMIUM = 5, 6
GONE = "This is no longer on the message"


def find(components: Sequence[JsonObject], custom_id: str) -> JsonObject:
    """Return the component with a custom id that can be used, or raise Refused."""
    for component in walk(list(components)):
        if component.get("custom_id") == custom_id:
            if component.get("disabled"):
                raise Refused(f"{component.get('label') or custom_id} is disabled")
            return component
    raise Refused(GONE)


def press_data(component: JsonObject) -> JsonObject:
    """Return the `data` of pressing a button."""
    if component["type"] != BUTTON or component["style"] in (LINK, PREMIUM):
        raise Refused(f"{component['custom_id']} cannot be pressed")
    return {"custom_id": component["custom_id"], "component_type": BUTTON, "id": component["id"]}


def select_data(component: JsonObject, values: Sequence[str], resolve: Resolver) -> JsonObject:
    """Return the `data` of choosing in a select; `resolve` collects the objects behind ids."""
    chosen = chosen_values(component, values, resolve)
    kind = component["type"]
    data: JsonObject = {"custom_id": component["custom_id"], "component_type": kind, "id": component["id"]}
    return data | {"values": chosen} | ({"resolved": resolve.into} if kind != STRING_SELECT else {})


def chosen_values(component: JsonObject, values: Sequence[str], resolve: Resolver) -> list[str]:
    """Return the values chosen in a select or group, checked as the client does."""
    least, most = _bounds(component)
    if not least <= len(values) <= most or len(set(values)) < len(values):
        raise Refused(f"{component['custom_id']} takes {least} to {most} different values")
    if "options" in component:
        known = {option["value"] for option in component["options"]}
        if unknown := [value for value in values if value not in known]:
            raise Refused(f"{component['custom_id']} does not offer {', '.join(unknown)}")
        return list(values)
    if component["type"] == CHANNELS:
        return [resolve.channel_of(value) for value in values]
    if component["type"] in (USERS, MENTIONABLES):
        return [resolve.user(value) for value in values]
    raise Refused(f"The sandbox cannot fill components of type {component['type']}")


def _bounds(component: JsonObject) -> tuple[int, int]:
    least, most = component.get("min_values", 1), component.get("max_values", 1)
    if component["type"] == CHECKBOXES:
        most = component.get("max_values", len(component["options"]))
    return (0 if component.get("required") is False else least), most


def submit_data(modal: Modal, values: Mapping[str, Json], resolve: Resolver) -> JsonObject:
    """Return the `data` of submitting a form; fields that are not given keep the value they were shown with."""
    known = {c["custom_id"] for c in walk(modal.components) if "custom_id" in c}
    if unknown := sorted(set(values) - known):
        raise Refused(f"This form has no field {', '.join(unknown)}")
    filled = [_filled(component, values, resolve) for component in modal.components]
    data: JsonObject = {"custom_id": modal.custom_id, "components": filled}
    return data | ({"resolved": resolve.into} if resolve.into else {})


def _filled(component: JsonObject, values: Mapping[str, Json], resolve: Resolver) -> JsonObject:
    base = {"type": component["type"], "id": component["id"]}
    if component["type"] == LABEL:
        return base | {"component": _filled(component["component"], values, resolve)}
    if component["type"] == ROW:
        return base | {"components": [_filled(c, values, resolve) for c in component["components"]]}
    if component["type"] == TEXT:
        return base
    return base | {"custom_id": component["custom_id"]} | _field(component, values, resolve)


def _field(component: JsonObject, values: Mapping[str, Json], resolve: Resolver) -> JsonObject:
    kind, custom_id = component["type"], component["custom_id"]
    given = values.get(custom_id)
    if kind == TEXT_INPUT:
        return {"value": _text(component, component.get("value", "") if given is None else given)}
    if kind == CHECKBOX:
        return {"value": bool(component.get("default", False) if given is None else given)}
    if kind == UPLOAD and not given:
        return {"values": []}
    if given is None:
        given = [option["value"] for option in component.get("options", ()) if option.get("default")]
    chosen = chosen_values(component, [given] if isinstance(given, str) else list(given), resolve)
    if kind == RADIO:
        return {"value": chosen[0] if chosen else None}
    return {"values": chosen}


def _text(component: JsonObject, value: Json) -> str:
    least, most = component.get("min_length", 0), component.get("max_length", 4000)
    required = component.get("required", True)
    if not isinstance(value, str) or len(value) > most or (value and len(value) < least) or (required and not value):
        raise Refused(f"{component['custom_id']} takes a text of {max(least, int(required))} to {most} characters")
    return value
