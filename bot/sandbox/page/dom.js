// A small keyed renderer: describe the page with `h`, and `render` changes only what differs, so that focus,
// scroll position and half-typed text survive every update. Data only ever becomes text nodes and attributes.

const shown = new WeakMap(); // parent element -> the nodes it shows now
let hooks = [];

/** Describe an element. `props.key` tells siblings apart; `created` and `patched` are called with the element. */
export function h(tag, props, ...children) {
  const { key = null, created, patched, ...rest } = props ?? {};
  return { tag, key, props: rest, created, patched, children: nodes(children), el: null };
}

/** Show these nodes inside the parent, reusing what is there. */
export function render(parent, content) {
  const next = nodes([content]);
  patchChildren(parent, shown.get(parent) ?? [], next);
  shown.set(parent, next);
  const due = hooks;
  hooks = [];
  for (const [hook, el] of due) hook(el);
}

function nodes(children) {
  return children
    .flat(Infinity)
    .filter((child) => child !== null && child !== undefined && typeof child !== "boolean" && child !== "")
    .map((child) => (typeof child === "object" ? child : { text: String(child), el: null }));
}

/** A name for each sibling: its key, or its place among the unkeyed of its kind. */
function identities(siblings) {
  const counts = new Map();
  return siblings.map((node) => {
    const name = node.key === null || node.key === undefined ? (node.tag ?? "#text") : `${node.tag}:${node.key}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    return `${name}#${counts.get(name)}`;
  });
}

function patchChildren(parent, before, after) {
  const known = new Map();
  identities(before).forEach((id, index) => known.set(id, before[index]));
  const matches = identities(after).map((id) => {
    const match = known.get(id);
    known.delete(id);
    return match;
  });
  // What goes, goes first: then nothing that stays has to be moved, and moving would lose the focus.
  for (const gone of known.values()) gone.el.remove();
  let place = parent.firstChild;
  after.forEach((node, index) => {
    const el = matches[index] ? patch(matches[index], node) : create(node);
    if (el === place) place = place.nextSibling;
    else parent.insertBefore(el, place);
  });
}

function create(node) {
  if (node.text !== undefined) return (node.el = document.createTextNode(node.text));
  node.el = document.createElement(node.tag);
  patchChildren(node.el, [], node.children);
  setProps(node.el, {}, node.props);
  if (node.created) hooks.push([node.created, node.el]);
  return node.el;
}

function patch(before, node) {
  if (before === node) return node.el; // described once, unchanged since
  node.el = before.el;
  if (node.text !== undefined) {
    if (before.text !== node.text) node.el.data = node.text;
    return node.el;
  }
  patchChildren(node.el, before.children, node.children);
  setProps(node.el, before.props, node.props);
  if (node.patched) hooks.push([node.patched, node.el]);
  return node.el;
}

function setProps(el, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) setProp(el, name, null, before[name]);
  for (const [name, value] of Object.entries(after)) setProp(el, name, value, before[name]);
}

function setProp(el, name, value, before) {
  if (name.startsWith("on")) el[name] = value ? handler(value) : null;
  else if (name === "value") setValue(el, value ?? "");
  else if (name === "checked" || name === "indeterminate") el[name] = Boolean(value);
  else if (name === "vars") setVars(el, before ?? {}, value ?? {});
  else if (value === before) return;
  else setAttribute(el, name, value);
}

/** What a handler returns means nothing here; the browser would take `false` for "do not do it". */
function handler(act) {
  return (event) => {
    act(event);
  };
}

function setValue(el, value) {
  if (el.value !== value) el.value = value;
}

/** Custom properties go through the object model, because the policy forbids style attributes. */
function setVars(el, before, after) {
  for (const name of Object.keys(before)) if (!(name in after)) el.style.removeProperty(name);
  for (const [name, value] of Object.entries(after)) el.style.setProperty(name, value);
}

function setAttribute(el, name, value) {
  const spelled = name.startsWith("aria-") && typeof value === "boolean" ? String(value) : value;
  if (spelled === null || spelled === undefined || spelled === false) el.removeAttribute(name);
  else el.setAttribute(name, spelled === true ? "" : spelled);
}
