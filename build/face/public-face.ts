import { readFileSync } from "node:fs";
import ts from "typescript";

/** The public API of an element, from the comments of its types. */
export interface PublicElement {
  tag: string;
  /** The name of its interface. */
  name: string;
  description: string;
  attributes: PublicAttribute[];
  methods: { name: string; signature: string; description: string }[];
  events: PublicEvent[];
  parts: Named[];
  cssProperties: (Named & { default: string })[];
}

export interface Named {
  name: string;
  description: string;
}

export interface PublicAttribute extends Named {
  property: string;
  /** TypeScript source, without null and undefined. */
  type: string;
  /** Null for an attribute without a default value. */
  default: string | null;
  required: boolean;
  /** Whether every element has it. */
  shared: boolean;
}

export interface PublicEvent extends Named {
  /** The type of `detail` as TypeScript source. */
  detail: string;
  shared: boolean;
}

const ELEMENTS = "src/widgets/host/html-element.ts";
const EVENTS = "src/widgets/events.ts";
/** The files with type aliases, which are replaced by their values. */
const ALIASES = ["src/widgets/host/attributes/attributes.ts", "src/widgets/events.ts", "src/api/readers/drift.ts"];

const parse = (path: string) =>
  ts.createSourceFile(path, readFileSync(path, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.TS);

const interfacesOf = (path: string) => parse(path).statements.filter((node) => ts.isInterfaceDeclaration(node));

/** Returns a comment in one line. */
const line = (text: string | ts.NodeArray<ts.JSDocComment> | undefined) =>
  (ts.getTextOfJSDocComment(text) ?? "").replace(/\s+/g, " ").trim();

const description = (node: ts.Node) => {
  const comments = ts.getJSDocCommentsAndTags(node).filter((part) => ts.isJSDoc(part));
  return line(comments.at(-1)?.comment);
};

const tags = (node: ts.Node, name: string) =>
  ts
    .getJSDocTags(node)
    .filter(({ tagName }) => tagName.text === name)
    .map(({ comment }) => line(comment));

/** Parses `name - description`. */
const named = (text: string): Named => {
  const [name = "", ...rest] = text.split(" - ");
  return { name: name.trim(), description: rest.join(" - ").trim() };
};

/** @returns all elements, in the order of the file */
export function publicElements(): PublicElement[] {
  const interfaces = interfacesOf(ELEMENTS);
  const shared = interfaces.find((node) => tags(node, "tag").length === 0);
  if (!shared) throw new Error(`${ELEMENTS} has no interface that all elements share`);
  const tokens = readFileSync("src/ui/tokens.css", "utf8").replace(/\/\*.*?\*\//gs, "");
  return interfaces.flatMap((node) => {
    const [tag] = tags(node, "tag");
    if (!tag) return [];
    const both = (name: string) => [...tags(shared, name), ...tags(node, name)];
    return {
      tag,
      name: node.name.text,
      description: description(node),
      attributes: [...attributesOf(shared, true), ...attributesOf(node, false)],
      methods: [...methodsOf(shared), ...methodsOf(node)],
      events: [...eventsOf(tags(shared, "fires"), true), ...eventsOf(tags(node, "fires"), false)],
      parts: both("csspart").map(named),
      cssProperties: both("cssproperty").map((text) => {
        const property = named(text);
        const value = new RegExp(`${property.name}:\\s*([^;]+);`).exec(tokens)?.[1];
        if (!value) throw new Error(`${property.name} is not among the tokens`);
        return { ...property, default: value.trim() };
      }),
    };
  });
}

function attributesOf(node: ts.InterfaceDeclaration, isShared: boolean): PublicAttribute[] {
  return node.members.filter(ts.isPropertySignature).map((member) => {
    const property = member.name.getText();
    const [name] = tags(member, "attribute");
    if (!name) throw new Error(`${ELEMENTS}: ${property} has no @attribute`);
    const type = typeText(member.type).replace(/ \| (null|undefined)/g, "");
    return {
      name,
      property,
      type,
      default: tags(member, "default")[0] ?? null,
      description: description(member),
      required: tags(member, "required").length > 0,
      shared: isShared,
    };
  });
}

const methodsOf = (node: ts.InterfaceDeclaration) =>
  node.members.filter(ts.isMethodSignature).map((member) => ({
    name: member.name.getText(),
    signature: member.getText(),
    description: description(member),
  }));

function eventsOf(names: string[], isShared: boolean): PublicEvent[] {
  const details = interfacesOf(EVENTS).find(({ name }) => name.text === "GdsEventDetails");
  return names.map((name) => {
    const member = details?.members.find((candidate) => candidate.name?.getText() === JSON.stringify(name));
    if (!member || !ts.isPropertySignature(member)) throw new Error(`${EVENTS} has no ${name}`);
    return { name, description: description(member), detail: typeText(member.type), shared: isShared };
  });
}

/** Returns the source of a type, with the values of aliases. */
function typeText(node: ts.TypeNode | undefined): string {
  let text = node?.getText() ?? "";
  for (const [name, values] of aliases()) text = text.replace(new RegExp(`\\b${name}\\b`, "g"), values);
  return text;
}

let cachedAliases: Map<string, string> | undefined;

function aliases(): Map<string, string> {
  cachedAliases ??= new Map(
    ALIASES.flatMap((path) =>
      parse(path).statements.flatMap((node): [string, string][] => {
        if (!ts.isTypeAliasDeclaration(node) || node.typeParameters) return [];
        const values = choices(path, node.type);
        return values.length > 0 ? [[node.name.text, values.map((value) => JSON.stringify(value)).join(" | ")]] : [];
      }),
    ),
  );
  return cachedAliases;
}

/** Returns the texts of a union, or of `(typeof CHOICES)["theme"][number]`. */
function choices(path: string, node: ts.TypeNode): string[] {
  if (ts.isUnionTypeNode(node))
    return node.types.flatMap((type) =>
      ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
    );
  const name = /CHOICES\)\["([\w-]+)"\]\[number\]/.exec(node.getText())?.[1];
  const list = name && new RegExp(`"?${name}"?: \\[([^\\]]+)\\]`).exec(readFileSync(path, "utf8"))?.[1];
  return list ? Array.from(list.matchAll(/"([^"]+)"/g), ([, value = ""]) => value) : [];
}
