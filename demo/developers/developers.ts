import { PARAMETERS } from "../catalogue/parameters";
import { PERSONAS, entryLabel } from "../catalogue/personas";
import { SCENARIOS } from "../catalogue/scenarios";
import { el } from "../control-panel/dom";
import { applyPageTheme } from "../index/theme";

/** Fills one of the page's lists. */
function fill(name: string, rows: Node[]): void {
  document.querySelector(`[data-list="${name}"]`)?.replaceChildren(...rows);
}

fill(
  "personas",
  PERSONAS.map((persona) => {
    const { id, name, email, description, hash } = persona;
    return el(
      "li",
      {},
      el("a", { className: "who", href: `./cms.html?persona=${id}${hash}` }, entryLabel(persona)),
      el("p", {}, `${name}. ${description}`),
      el("span", { className: "aside" }, email),
    );
  }),
);

fill(
  "scenarios",
  SCENARIOS.map(({ id, label, description }) =>
    el(
      "li",
      {},
      el("a", { className: "who", href: `./cms.html?persona=admin&scenario=${id}#/app/donors` }, label),
      el("p", {}, description),
      el("span", { className: "aside" }, `?scenario=${id}`),
    ),
  ),
);

fill(
  "params",
  PARAMETERS.map(({ example, description }) =>
    el("div", {}, el("dt", {}, el("code", {}, example)), el("dd", {}, description)),
  ),
);

applyPageTheme();

// the browser has looked for the target of the hash before the lists were there
if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
