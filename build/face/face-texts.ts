import type { PublicAttribute, PublicElement } from "./public-face.ts";

/** A table of Markdown; what would end a cell is escaped. */
function table(head: string[], rows: string[][]): string {
  const row = (cells: string[]) => `| ${cells.map((cell) => cell.replace(/\|/g, "\\|")).join(" | ")} |`;
  return [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");
}

const code = (text: string) => `\`${text}\``;
const tag = (element: PublicElement) => code(`<${element.tag}>`);

const attributeRow = ({ name, description, required }: PublicAttribute) => [
  code(name),
  required ? `${description}. Required` : description,
];

/** The parts of docs/embedding.md that are made, by the name of their place. */
export function embeddingTables(elements: PublicElement[]): Record<string, string> {
  const [first] = elements;
  if (!first) throw new Error("there are no elements");
  const own = elements.flatMap((element) =>
    element.attributes.filter(({ shared }) => !shared).map((attribute) => [tag(element), ...attributeRow(attribute)]),
  );
  const all = table(["attribute", "says"], first.attributes.filter(({ shared }) => shared).map(attributeRow));
  const events = new Map(elements.flatMap(({ events: fired }) => fired.map((event) => [event.name, event] as const)));
  const firing = (name: string) => elements.filter((element) => element.events.some((event) => event.name === name));
  const methods = elements.flatMap((element) =>
    element.methods.map(({ signature, description }) => [tag(element), code(signature), description]),
  );
  return {
    attributes:
      own.length > 0 ? `${all}\n\nOf one element alone:\n\n${table(["element", "attribute", "says"], own)}` : all,
    methods:
      methods.length > 0 ? table(["element", "method", "does"], methods) : "The elements have no methods of their own.",
    events: table(
      ["event", "of", "`detail`", "when"],
      [...events.values()].map(({ name, shared, detail, description }) => [
        code(name),
        shared ? "all" : firing(name).map(tag).join(", "),
        code(detail),
        description,
      ]),
    ),
    parts: table(
      ["part", "is"],
      first.parts.map(({ name, description }) => [code(`::part(${name})`), description]),
    ),
    properties: table(
      ["property", "says", "default"],
      first.cssProperties.map(({ name, description, default: value }) => [code(name), description, code(value)]),
    ),
  };
}

/** @returns the page with its tables made anew. @throws Error when one has no place in it */
export function withTables(page: string, tables: Record<string, string>): string {
  let text = page;
  for (const [name, content] of Object.entries(tables)) {
    const [begin, end] = [`<!-- made: ${name} -->`, `<!-- /made: ${name} -->`];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined) throw new Error(`The page has no place for ${name}`);
    text = `${before}${begin}\n\n${content}\n\n${end}${after}`;
  }
  return text;
}

/** src/widgets/jsx.ts: the tags as React's JSX knows them. */
export function jsxTypes(elements: PublicElement[]): string {
  const attribute = ({ name, type, description, required }: PublicAttribute) =>
    `  /** ${description} */\n  "${name}"${required ? "" : "?"}: ${type};`;
  const [first] = elements;
  const shared = first?.attributes.filter((one) => one.shared) ?? [];
  const own = elements.map(
    (element) => `
/** ${element.description} */
interface ${element.name.replace(/Element$/, "Attributes")} extends SharedAttributes, Handlers<${element.events.map(({ name }) => `"${name}"`).join(" | ")}> {
${element.attributes
  .filter((one) => !one.shared)
  .map(attribute)
  .join("\n")}
}`,
  );
  return `/**
 * For pages written in React with TypeScript: \`import type {} from "gds-widgets/jsx"\` makes the tags known to JSX.
 * Made from src/widgets/host/html-element.ts by \`npm run docs\`.
 */
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { GdsEvent, GdsEventName } from "./events";

type Tag<Attributes> = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement> & Attributes;

/** As React 19 listens to events of custom elements: \`ongds-ready={...}\`. */
type Handlers<Names extends GdsEventName> = { [Name in Names as \`on\${Name}\`]?: (event: GdsEvent<Name>) => void };

interface SharedAttributes {
${shared.map(attribute).join("\n")}
}
${own.join("\n")}

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
${elements.map(({ tag: name, name: type }) => `      "${name}": Tag<${type.replace(/Element$/, "Attributes")}>;`).join("\n")}
    }
  }
}
`;
}
