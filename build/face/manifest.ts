import { publicElements, type PublicAttribute } from "./public-face.ts";

/** Returns a default value as source code, as the schema requires. */
const defaultOf = ({ default: value }: PublicAttribute) => (value === null ? {} : { default: JSON.stringify(value) });

/** Creates the custom elements manifest (schema 1.0.0) for editors. */
export const customElementsManifest = (): object => ({
  schemaVersion: "1.0.0",
  modules: publicElements().map((element) => {
    const { tag: tagName, name, description } = element;
    const path = `${tagName}.js`;
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
          attributes: element.attributes.map((attribute) => ({
            name: attribute.name,
            fieldName: attribute.property,
            type: { text: attribute.type },
            ...defaultOf(attribute),
            description: attribute.description,
          })),
          members: [
            ...element.attributes.map((attribute) => ({
              kind: "field",
              name: attribute.property,
              type: { text: attribute.type },
              ...defaultOf(attribute),
              description: attribute.description,
              attribute: attribute.name,
              reflects: true,
            })),
            ...element.methods.map((method) => ({
              kind: "method",
              name: method.name,
              description: method.description,
            })),
          ],
          events: element.events.map((event) => ({
            name: event.name,
            description: event.description,
            type: { text: `CustomEvent<${event.detail}>` },
          })),
          cssParts: element.parts,
          cssProperties: element.cssProperties,
        },
      ],
      exports: [{ kind: "custom-element-definition", name: tagName, declaration: { name, module: path } }],
    };
  }),
});
