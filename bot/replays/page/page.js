"use strict";
const MARKS = "●■▲◆★";
const at = id => document.getElementById(id);
const element = (tag, text = "", name = "") => Object.assign(document.createElement(tag), { textContent: text, className: name });

async function opened() {
  const packed = Uint8Array.from(atob(at("data").textContent), letter => letter.charCodeAt(0));
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate"));
  return JSON.parse(await new Response(stream).text());
}

/* What is shown: the step, as who saw it, the language and the look. */
class Replay {
  constructor(game) {
    this.game = game;
    this.last = game.steps.length - 1 + (this.over ? 1 : 0); // one more: the end with its scoring
    Object.assign(this, { step: 0, viewer: "p", language: game.language, look: "dark", timer: 0 });
  }
  get over() { return this.game.languages[this.game.language].scoring !== null; }
  get told() { return this.game.languages[this.language]; }
  get isEnd() { return this.over && this.step === this.last; }
  get moment() { return Math.min(this.step, this.game.steps.length - 1); }
  get seats() { return this.viewer === "o" ? this.told.names.map((_, seat) => seat) : this.viewer === "p" ? [] : [Number(this.viewer)]; }
  get reader() { return this.viewer === "o" ? "p" : this.viewer; }
  ui(key) { return this.told.ui[key]; }
  name(seat) { return `${MARKS[seat]} ${this.told.names[seat]}`; }

  go(step) {
    this.step = Math.max(0, Math.min(this.last, step));
    this.draw();
  }
  playing(on) {
    clearInterval(this.timer);
    this.timer = on && this.step < this.last ? setInterval(() => this.go(this.step + 1), Number(at("speed").value)) : 0;
    at("play").textContent = this.ui(this.timer ? "pause" : "play");
  }

  /* ---- drawing */
  draw() {
    const drawn = this.game.pictures[`${this.language}-${this.look}`], n = this.moment;
    show(at("board"), this.isEnd ? drawn.end : drawn.boards[n], this.game.lines, this.told.boards[n]);
    const hands = at("hands");
    while (hands.children.length > this.seats.length) hands.lastChild.remove();
    this.seats.forEach((seat, nth) => {
      const place = hands.children[nth] ?? hands.appendChild(element("div", "", "picture"));
      place.setAttribute("role", "img");
      show(place, drawn.hands[seat][n], this.game.lines, this.told.hands[seat][n]);
    });
    const [round] = this.game.steps[n];
    const where = this.isEnd ? this.ui("end") : n ? `${this.ui("round")} ${round}` : this.ui("deal");
    at("where").textContent = `${where} · ${this.ui("step")} ${this.step}/${this.last}`;
    this.news(n);
    at("result").hidden = !this.isEnd; // nobody is told beforehand who wins
    at("board-words").textContent = [this.told.boards[n], ...this.seats.map(seat => this.told.hands[seat][n])].join("\n");
    at("slider").value = this.step;
    at("slider").setAttribute("aria-valuetext", at("where").textContent);
    for (const [id, off] of [["first", !this.step], ["back", !this.step], ["on", this.step === this.last], ["last", this.step === this.last]])
      at(id).disabled = off;
    const marked = [...at("rounds").children].filter(button => n && Number(button.dataset.round) <= round).pop(); // not every round has a button
    for (const button of at("rounds").children) button.setAttribute("aria-current", String(button === marked));
    if (this.step === this.last && this.timer) this.playing(false);
  }
  news(n) {
    const lines = this.isEnd ? [this.told.scoring.headline, ...this.told.scoring.why] : this.told.news[this.reader][n];
    const shown = lines.length ? lines : [this.ui(n ? "nothing" : "deal")];
    at("news").replaceChildren(...shown.map(bold));
    at("spoken").textContent = this.isEnd ? shown.join(" ") : this.told.spoken[this.reader][n].join(" ");
  }

  /* ---- what stays from step to step, in another language when that is chosen */
  frame() {
    const told = this.told, game = this.game;
    document.documentElement.lang = this.language;
    document.documentElement.classList.toggle("contrast", this.look === "contrast");
    at("title").textContent = told.game;
    at("when").textContent = [game.code, ...days(game, this.language)].join(" · ");
    at("practice").textContent = told.practice;
    at("practice").hidden = !told.practice;
    at("people").replaceChildren(...told.names.map((_, seat) => this.person(seat)));
    for (const key of ["viewer", "speed", "look", "language", "large", "seal", "secret", "board"]) at(`l-${key}`).textContent = this.ui(key);
    for (const key of ["first", "back", "on", "last", "keys"]) at(key).textContent = this.ui(key);
    at("proves").textContent = this.ui("seal-proves");
    at("slider").max = this.last;
    at("slider").setAttribute("aria-label", this.ui("step"));
    choose("viewer", [["p", this.ui("public")], ...told.names.map((_, seat) => [String(seat), this.name(seat)]), ["o", this.ui("open")]], this.viewer);
    choose("look", [["dark", this.ui("dark")], ["contrast", this.ui("contrast")]], this.look);
    choose("language", Object.keys(game.languages).map(each => [each, each === "fr" ? "Français" : "English"]), this.language);
    this.rounds();
    this.result();
    this.playing(false);
    this.draw();
    verify(this);
  }
  person(seat) {
    return element("li", this.name(seat));
  }
  rounds() {
    const firsts = new Map();
    this.game.steps.forEach(([round], n) => { if (n && !firsts.has(round)) firsts.set(round, n); });
    const every = Math.ceil(firsts.size / 12);
    const shown = [...firsts].filter((_, nth) => nth % every === 0);
    at("rounds").replaceChildren(...shown.map(([round, n]) => {
      const button = element("button", String(round));
      button.dataset.round = round;
      button.setAttribute("aria-label", `${this.ui("round")} ${round}`);
      button.style.left = `${(100 * n) / this.last}%`;
      button.onclick = () => this.go(n);
      return button;
    }));
  }
  result() {
    const told = this.told.scoring, table = element("table");
    if (!told) return;
    const head = table.insertRow();
    head.append(element("th"), ...this.told.names.map((_, seat) => element("th", this.name(seat), told.places[seat] === 1 ? "won" : "")));
    for (const [name, cells] of [...told.rows, [this.ui("place"), told.places]]) {
      const row = table.insertRow();
      row.append(element("td", name), ...cells.map(cell => element("td", cell === null ? "–" : String(cell).replace("-", "−"))));
    }
    at("result").replaceChildren(element("h2", told.headline), ...told.why.map(why => element("p", why)), table);
  }
}

/* A picture: its lines put together, in a root of its own so that names of gradients do not meet. */
function show(place, numbers, lines, words) {
  const root = place.shadowRoot ?? place.attachShadow({ mode: "open" });
  place.setAttribute("aria-label", words ?? "");
  const text = (numbers ?? []).map(number => lines[number]).join("\n");
  place.hidden = !text; // a seat that holds nothing has no picture
  if (!text) return root.replaceChildren();
  const svg = document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true);
  svg.setAttribute("width", "100%");
  svg.removeAttribute("height");
  svg.setAttribute("font-family", "'Libertinus Serif', Georgia, 'Times New Roman', serif");
  svg.setAttribute("display", "block");
  svg.style.maxHeight = "var(--tallest)";
  root.replaceChildren(svg);
}

/* A line of the log: what stands between ** is bold. */
function bold(line) {
  const paragraph = element("p");
  line.replace(/^-# /, "").split("**").forEach((part, nth) => paragraph.append(nth % 2 ? element("b", part) : part));
  return paragraph;
}

function days(game, language) {
  if (!game.began) return [];
  const say = new Intl.DateTimeFormat(language, { dateStyle: "long" });
  const [from, to] = [game.began, game.ended].map(seconds => say.format(new Date(1000 * seconds)));
  return [from === to ? from : `${from} – ${to}`];
}

function choose(id, entries, chosen) {
  at(id).replaceChildren(...entries.map(([value, text]) => new Option(text, value, false, value === chosen)));
}

async function verify(replay) {
  const { secret, seal } = replay.game, verdict = at("verdict");
  at("secret").textContent = secret;
  at("sealed").textContent = `SHA-256: ${seal}`;
  if (!globalThis.crypto?.subtle) return void (verdict.textContent = replay.ui("seal-unknown"));
  const bytes = Uint8Array.from(secret.match(/../g), pair => parseInt(pair, 16));
  const hash = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map(byte => byte.toString(16).padStart(2, "0")).join("");
  verdict.className = hash === seal ? "right" : "wrong";
  verdict.textContent = replay.ui(hash === seal ? "seal-right" : "seal-wrong");
}

function listen(replay) {
  const steps = { first: () => 0, back: () => replay.step - 1, on: () => replay.step + 1, last: () => replay.last };
  for (const [id, step] of Object.entries(steps)) at(id).onclick = () => replay.go(step());
  at("play").onclick = () => {
    if (!replay.timer && replay.step === replay.last) replay.go(0);
    replay.playing(!replay.timer);
  };
  at("slider").oninput = () => replay.go(Number(at("slider").value));
  at("speed").onchange = () => replay.playing(Boolean(replay.timer));
  at("viewer").onchange = () => { replay.viewer = at("viewer").value; replay.draw(); };
  at("look").onchange = () => { replay.look = at("look").value; replay.frame(); };
  at("language").onchange = () => { replay.language = at("language").value; replay.frame(); };
  at("large").onchange = () => document.documentElement.classList.toggle("large", at("large").checked);
  document.onkeydown = event => {
    const pressed = event.key === " " && event.target.matches("button, input, summary"); // it has a use for the space itself
    if (pressed || event.target.matches("select, input[type=range]") || event.ctrlKey || event.altKey || event.metaKey) return;
    const key = { ArrowLeft: "back", ArrowRight: "on", Home: "first", End: "last", " ": "play" }[event.key];
    if (key) { event.preventDefault(); at(key).click(); }
  };
}

opened().then(game => {
  const replay = new Replay(game);
  if (matchMedia("(prefers-contrast: more)").matches) replay.look = "contrast";
  listen(replay);
  replay.frame();
});
