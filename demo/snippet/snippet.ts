import { el } from "../control-panel/dom";
import { addCopyButtons } from "../index/copy";
import { applyPageTheme } from "../index/theme";
import type { Theme } from "../../src/widgets/host/attributes";
import { problemMessage } from "../../src/widgets/host/problem-texts";
import { readSettings } from "../../src/widgets/host/settings";
import { contrastWarnings } from "./contrast";
import { generateSnippets, type Choices, type Place, type Tag } from "./generate";

/** @throws Error if the page has no such element */
function find<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing like ${selector}`);
  return found;
}
const form = find<HTMLFormElement>("form");
const part = (name: string) => find(`[data-part="${name}"]`);
const withSlash = (address: string) => address.replace(/\/*$/, "/");

/** The fields whose values are in the address of this page, so that it can be reloaded and shared. */
const FIELDS = ["tag", "place", "api", "files", "look", "colour", "brand"] as const;

function readForm(): Choices {
  const data = new FormData(form);
  const text = (name: (typeof FIELDS)[number]) => ((data.get(name) as string | null) ?? "").trim();
  return {
    // the values of the selects
    tag: text("tag") as Tag,
    place: text("place") as Place,
    theme: text("look") as Theme,
    apiBase: text("api"),
    files: withSlash(text("files")),
    brand: text("colour") === "own" ? text("brand") : null,
  };
}

/** @returns what is wrong with the values, in the words of the elements' own notice */
function problemsOf({ apiBase, theme, files }: Choices): string[] {
  const page = { page: "https://sito.example/", titleByDefault: true };
  const { problems } = readSettings({ apiBase, theme }, page);
  const wrongFiles = URL.canParse(files) ? [] : [`L’indirizzo dei file non è valido: «${files}».`];
  return [...problems.map(problemMessage), ...wrongFiles];
}

const warning = (text: string) => el("li", {}, text);

/** Shows the same element in both themes, with the chosen colour. */
function showPreviews({ tag, brand }: Choices): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-theme]")) {
    const colour = () => {
      const page = frame.contentDocument;
      if (!page) return;
      const style = page.querySelector("style[data-brand]") ?? page.createElement("style");
      style.setAttribute("data-brand", "");
      style.textContent = brand && `${tag} { --gds-brand: ${brand} }`;
      page.head.append(style);
    };
    const address = `./preview.html?persona=admin&tag=${tag}&theme=${frame.dataset.theme}`;
    if (frame.getAttribute("src") !== address) frame.src = address;
    frame.onload = colour;
    colour();
  }
}

function update(): void {
  const choices = readForm();
  const { brand } = choices;
  find<HTMLInputElement>("[name=brand]").disabled = brand === null;
  const problems = problemsOf(choices);
  part("problems").replaceChildren(...problems.map(warning));
  part("contrast").replaceChildren(...(brand ? contrastWarnings(brand).map(warning) : []));
  part("pieces").replaceChildren(
    ...generateSnippets(choices).map(({ title, code }) => el("div", {}, el("h3", {}, title), figure(code))),
  );
  addCopyButtons();
  showPreviews(choices);

  const query = new URLSearchParams(location.search);
  const data = new FormData(form);
  for (const name of FIELDS) {
    const value = data.get(name);
    if (typeof value === "string") query.set(name, value); // a disabled field keeps its former value
  }
  history.replaceState(null, "", `?${query.toString()}`);
}

function figure(code: string): HTMLElement {
  const node = el("figure", { className: "code" }, el("pre", {}, el("code", {}, code)));
  node.dataset.copy = "";
  return node;
}

/** Puts the values of the address into the form. */
function fillForm(): void {
  const query = new URLSearchParams(location.search);
  for (const name of FIELDS) {
    const value = query.get(name);
    if (value === null) continue;
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
    // an unknown value would leave the select empty
    if (field instanceof HTMLSelectElement && [...field.options].some((option) => option.value === value))
      field.value = value;
  }
}

applyPageTheme();
fillForm();
form.addEventListener("input", update);
form.addEventListener("submit", (event) => event.preventDefault());
update();
