import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { ATTRIBUTES, CHOICES, type AttributeName } from "../src/widgets/host/attributes";
import { ATTRIBUTE_NOTES, ELEMENTS, EVENT_NOTES, PARTS, PROPERTY_NOTES } from "../src/widgets/host/describe";

const type = (name: AttributeName) => {
  const choices: readonly string[] | undefined = (CHOICES as Partial<Record<AttributeName, readonly string[]>>)[name];
  return { text: choices ? choices.map((choice) => JSON.stringify(choice)).join(" | ") : "string" };
};

/** The custom elements manifest (schema 1.0.0), from the tables that the code itself is typed by. */
export function customElementsManifest(): object {
  const attributes = (Object.keys(ATTRIBUTES) as AttributeName[]).map((name) => ({
    name,
    fieldName: ATTRIBUTES[name],
    type: type(name),
    description: ATTRIBUTE_NOTES[name],
  }));
  const events = Object.entries(EVENT_NOTES).map(([name, description]) => ({
    name,
    description,
    type: { text: `GdsEvent<"${name}">` },
  }));
  return {
    schemaVersion: "1.0.0",
    modules: Object.entries(ELEMENTS).map(([tagName, description]) => {
      const path = `${tagName}.js`;
      const name = "WidgetHtmlElement";
      return {
        kind: "javascript-module",
        path,
        declarations: [
          {
            kind: "class",
            customElement: true,
            name,
            tagName,
            description,
            superclass: { name: "HTMLElement" },
            attributes,
            members: attributes.map(({ fieldName, type, description, name }) => ({
              kind: "field",
              name: fieldName,
              type,
              description,
              attribute: name,
              reflects: true,
            })),
            events,
            cssParts: Object.entries(PARTS).map(([part, description]) => ({ name: part, description })),
            cssProperties: cssProperties(),
          },
        ],
        exports: [{ kind: "custom-element-definition", name: tagName, declaration: { name, module: path } }],
      };
    }),
  };
}

/** The knobs for an association; their defaults are read from the tokens, so that they are written once. */
function cssProperties() {
  const tokens = readFileSync(resolve("src/ui/tokens.css"), "utf8");
  return Object.entries(PROPERTY_NOTES).map(([name, description]) => {
    const value = new RegExp(`${name}:\\s*([^;]+);`).exec(tokens)?.[1];
    if (!value) throw new Error(`${name} is not among the tokens`);
    return { name, description, default: value.trim() };
  });
}
