type Props<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Omit<HTMLElementTagNameMap[Tag], "children" | "style">
> & {
  attrs?: Record<string, string>;
};

/** Creates an element. Children are never parsed as markup, which Trusted Types may forbid. */
export function el<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { attrs, ...props }: Props<Tag> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), props);
  for (const [name, value] of Object.entries(attrs ?? {})) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A group of controls with a legend. */
export function group(legend: string, ...children: (Node | string)[]): HTMLFieldSetElement {
  return el("fieldset", {}, el("legend", {}, legend), ...children);
}

/** A row of radio buttons that looks like a segmented control. */
export function segmented(
  legend: string,
  name: string,
  options: readonly { value: string; label: string }[],
  selected: string,
  onChange: (value: string) => void,
): HTMLFieldSetElement {
  const row = el("div", { className: "segments" });
  for (const { value, label } of options) {
    const input = el("input", { type: "radio", name, value, checked: value === selected });
    input.addEventListener("change", () => onChange(value));
    row.append(el("label", {}, input, el("span", {}, label)));
  }
  return group(legend, row);
}

/** A select with a label. */
export function select(
  label: string,
  options: readonly { value: string; label: string }[],
  selected: string,
): { field: HTMLLabelElement; input: HTMLSelectElement } {
  const input = el("select", {}, ...options.map((option) => el("option", { value: option.value }, option.label)));
  input.value = selected;
  return { field: el("label", { className: "field" }, el("span", {}, label), input), input };
}
