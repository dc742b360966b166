import type { PublicAttribute, PublicElement } from "./public-face.ts";

/** Writes a Markdown table. Escapes a pipe, which would end the cell. */
function table(head: string[], rows: string[][]): string {
  const row = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

const code = (text: string) => `\`${text}\``;
const tag = (element: PublicElement) => code(`<${element.tag}>`);

const attributeHead = ["Attribute", "Property", "Default", "Description"];
const attributeRow = ({ name, property, description, required, default: value }: PublicAttribute) => [
  code(name),
  code(property),
  value === null ? "" : code(value),
  required ? `**Required.** ${description}` : description,
];

/** Creates the tables of docs/embedding.md, by the names of their markers. */
export function embeddingTables(elements: PublicElement[]): Record<string, string> {
  const [first] = elements;
  if (!first) throw new Error("there are no elements");
  const own = elements.flatMap((element) =>
    element.attributes.filter(({ shared }) => !shared).map((attribute) => [tag(element), ...attributeRow(attribute)]),
  );
  const events = new Map(elements.flatMap(({ events: fired }) => fired.map((event) => [event.name, event] as const)));
  const firing = (name: string) => elements.filter((element) => element.events.some((event) => event.name === name));
  const methods = elements.flatMap((element) =>
    element.methods.map(({ signature, description }) => [tag(element), code(signature), description]),
  );
  return {
    attributes: table(attributeHead, first.attributes.filter(({ shared }) => shared).map(attributeRow)),
    "own attributes": table(["Element", ...attributeHead], own),
    methods:
      methods.length > 0 ? table(["Element", "Method", "Description"], methods) : "The elements have no methods.",
    events: table(
      ["Event", "Fired by", "`detail`", "When"],
      [...events.values()].map(({ name, shared, detail, description }) => [
        code(name),
        shared ? "all elements" : firing(name).map(tag).join(", "),
        code(detail),
        description,
      ]),
    ),
    parts: table(
      ["Part", "Description"],
      first.parts.map(({ name, description }) => [code(`::part(${name})`), description]),
    ),
    properties: table(
      ["Property", "Default", "Description"],
      first.cssProperties.map(({ name, description, default: value }) => [code(name), code(value), description]),
    ),
  };
}

/** @returns the page with the new tables. @throws Error if the page has no marker for one of them */
export function withTables(page: string, tables: Record<string, string>): string {
  let text = page;
  for (const [name, content] of Object.entries(tables)) {
    const [begin, end] = [`<!-- made: ${name} -->`, `<!-- /made: ${name} -->`];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error(`The page has no marker for ${name}`);
    text = `${before}${begin}\n\n${content}\n\n${end}${after}`;
  }
  return text;
}

/** Creates src/widgets/jsx.ts: the types of the tags for React's JSX. */
export function jsxTypes(elements: PublicElement[]): string {
  const attribute = ({ name, type, description, required, default: value }: PublicAttribute) =>
    `  /** ${description}${value === null ? "" : ` Default: \`${value}\`.`} */\n  "${name}"${required ? "" : "?"}: ${type};`;
  const [first] = elements;
  const shared = first?.attributes.filter((attribute) => attribute.shared) ?? [];
  const own = elements.map(
    (element) => `
/** ${element.description} */
interface ${element.name.replace(/Element$/, "Attributes")} extends SharedAttributes, Handlers<${element.events.map(({ name }) => `"${name}"`).join(" | ")}> {
${element.attributes
  .filter(({ shared: isShared }) => !isShared)
  .map(attribute)
  .join("\n")}
}`,
  );
  return `/**
 * Types for pages written in React with TypeScript: \`import type {} from "gds-widgets/jsx"\` adds the tags to JSX.
 * \`npm run docs\` generates this file from src/widgets/host/html-element.ts.
 */
import type { GdsEvent, GdsEventName } from "./events";

type Tag<Attributes> = React.DetailedHTMLProps<React.HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

/** React 19 listens to the events of custom elements by props such as \`ongds-ready={...}\`. */
type Handlers<Names extends GdsEventName> = { [Name in Names as \`on\${Name}\`]?: (event: GdsEvent<Name>) => void };

interface SharedAttributes {
${shared.map(attribute).join("\n")}
}
${own.join("\n")}

// not \`declare module "react"\`: through a \`file:\` link, that would be the copy of React's types beside this package
declare global {
  namespace React.JSX {
    interface IntrinsicElements {
${elements.map(({ tag: name, name: type }) => `      "${name}": Tag<${type.replace(/Element$/, "Attributes")}>;`).join("\n")}
    }
  }
}
`;
}
