import { el } from "../control-panel/dom";
import { addCopyButtons } from "../index/copy";
import { applyPageTheme } from "../index/theme";
import { ATTRIBUTE_FIELDS, fieldsOf } from "./attribute-fields";
import { contrastWarnings } from "./contrast";
import { BUNDLED, generateSnippets, type Choices, type Place, type Tag } from "./generate";
import { problemsOf, type FieldProblem } from "./problems";

const texts = {
  default: "(di partenza)",
  wrong: "Il codice compare qui quando i campi segnati sono giusti.",
};

/** @throws Error if the page has no such element */
function find<E extends Element>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`nothing like ${selector}`);
  return found;
}
type Control = HTMLInputElement | HTMLSelectElement;
const form = find<HTMLFormElement>("form");
const part = (name: string) => find(`[data-part="${name}"]`);
const control = (name: string) => find<Control>(`[name="${name}"]`);
/** Not `FormData`, which leaves out a disabled field. */
const valueOf = (name: string) => control(name).value.trim();
const withSlash = (address: string) => address.replace(/\/*$/, "/");

/** Fields of the page's markup; their values are in the address of this page, so that it can be reloaded and shared. */
const FIELDS = ["tag", "place", "api-base", "files", "look", "colour", "brand"];
const allFields = () => [...FIELDS, ...ATTRIBUTE_FIELDS.map(({ name }) => name)];

/** Adds the fields for the attributes that have none in the markup. */
function addAttributeFields(): void {
  for (const { name, label, options, placeholder = "" } of ATTRIBUTE_FIELDS) {
    const field = options
      ? el(
          "select",
          { name },
          ...options.map(([value, text]) => el("option", { value }, value === "" ? `${text} ${texts.default}` : text)),
        )
      : el("input", { name, placeholder, autocomplete: "off", spellcheck: false });
    part("attributes").append(el("label", {}, el("span", {}, label), field));
  }
}

function readForm(): Choices {
  // the values of the selects
  const [tag, place] = [valueOf("tag") as Tag, valueOf("place") as Place];
  return {
    tag,
    place,
    files: withSlash(valueOf("files")),
    attributes: {
      "api-base": valueOf("api-base"),
      theme: valueOf("look"),
      ...Object.fromEntries(fieldsOf(tag).map(({ name }) => [name, valueOf(name)])),
    },
    brand: valueOf("colour") === "own" ? valueOf("brand") : null,
  };
}

/** Shows only the fields that matter for the element and the place. */
function showFields({ tag, place, brand }: Choices): void {
  const shown = new Set(fieldsOf(tag).map(({ name }) => name));
  const show = (name: string, isShown: boolean) => {
    const label = control(name).closest("label");
    if (label) label.hidden = !isShown;
  };
  for (const { name } of ATTRIBUTE_FIELDS) show(name, shown.has(name));
  show("files", !BUNDLED.has(place));
  control("brand").disabled = brand === null;
}

/** Shows each problem below its field, and opens the group of the field. */
function showProblems(problems: readonly FieldProblem[]): void {
  for (const name of allFields()) {
    const field = control(name);
    const id = `problem-${name}`;
    const message = problems.find((problem) => problem.field === (name === "look" ? "theme" : name))?.message ?? "";
    let line = document.getElementById(id);
    if (!line && message) {
      line = el("span", { id, className: "problem", attrs: { role: "status" } });
      field.after(line);
      field.setAttribute("aria-describedby", id);
      // otherwise the name of the field would include the message
      const title = field.closest("label")?.querySelector("span");
      if (title) title.id = `label-${name}`;
      field.setAttribute("aria-labelledby", `label-${name}`);
    }
    if (line) line.textContent = message;
    field.setAttribute("aria-invalid", String(message !== ""));
    if (message) field.closest("details")?.setAttribute("open", "");
  }
}

/** Shows the same element on a light and on a dark page, with the chosen theme and colour. */
function showPreviews({ tag, brand, attributes: { theme: look } }: Choices): void {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>("iframe[data-theme]")) {
    const colour = () => {
      const page = frame.contentDocument;
      if (!page) return;
      const style = page.querySelector("style[data-brand]") ?? page.createElement("style");
      style.setAttribute("data-brand", "");
      style.textContent = brand && `${tag} { --gds-brand: ${brand} }`;
      page.head.append(style);
    };
    const { theme } = frame.dataset;
    // each frame stands for a visitor's system
    const shown = look === "auto" ? theme : look || "light";
    const address = `./preview.html?persona=admin&tag=${tag}&theme=${theme}&look=${shown}`;
    if (frame.getAttribute("src") !== address) frame.src = address;
    frame.onload = colour;
    colour();
  }
}

function update(): void {
  const choices = readForm();
  const { brand } = choices;
  const problems = problemsOf(choices);
  showFields(choices);
  showProblems(problems);
  part("contrast").replaceChildren(...(brand ? contrastWarnings(brand).map((text) => el("li", {}, text)) : []));
  part("pieces").replaceChildren(
    ...(problems.length > 0
      ? [el("p", { className: "note" }, texts.wrong)]
      : generateSnippets(choices).map(({ title, code }) => el("div", {}, el("h3", {}, title), figure(code)))),
  );
  addCopyButtons();
  showPreviews(choices);

  const query = new URLSearchParams(location.search);
  for (const name of allFields()) {
    const value = control(name).value;
    if (value || FIELDS.includes(name)) query.set(name, value);
    else query.delete(name);
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
  for (const name of allFields()) {
    const value = query.get(name);
    const field = control(name);
    // an unknown value would leave the select empty
    if (field instanceof HTMLSelectElement && ![...field.options].some((option) => option.value === value)) continue;
    if (value !== null) field.value = value;
  }
}

applyPageTheme();
addAttributeFields();
fillForm();
form.addEventListener("input", update);
form.addEventListener("submit", (event) => event.preventDefault());
update();
