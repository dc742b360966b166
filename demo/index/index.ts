import { PARAMETERS } from "../catalogue/parameters";
import { PERSONAS, entryLabel } from "../catalogue/personas";
import { SCENARIOS } from "../catalogue/scenarios";
import { readParams } from "../boot/params";
import { el } from "../control-panel/dom";
import { addCopyButtons } from "./copy";

/** Fills one of the page's lists. */
function fill(name: string, rows: Node[]): void {
  document.querySelector(`[data-list="${name}"]`)?.replaceChildren(...rows);
}

fill(
  "personas",
  PERSONAS.map((persona) => {
    const { id, name, email, what, hash } = persona;
    return el(
      "li",
      {},
      el("a", { className: "who", href: `./cms.html?persona=${id}${hash}` }, entryLabel(persona)),
      el("p", {}, `${name}. ${what}`),
      el("span", { className: "aside" }, email),
    );
  }),
);

fill(
  "scenarios",
  SCENARIOS.map(({ id, label, what }) =>
    el(
      "li",
      {},
      el("a", { className: "who", href: `./cms.html?persona=admin&scenario=${id}#/app/donors` }, label),
      el("p", {}, what),
      el("span", { className: "aside" }, `?scenario=${id}`),
    ),
  ),
);

fill(
  "params",
  PARAMETERS.map(({ example, what }) => el("div", {}, el("dt", {}, el("code", {}, example)), el("dd", {}, what))),
);

const { theme } = readParams(location.search);
if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
addCopyButtons();

// The lists came after the browser looked for the address's place in the page.
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
