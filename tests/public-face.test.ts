import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { madeFiles } from "../build/docs";
import { customElementsManifest } from "../build/face/manifest";
import { publicElements } from "../build/face/public-face";
import { ATTRIBUTE_NAMES } from "../src/widgets/host/attributes/attribute-names";
import { ATTRIBUTES, CHOICES } from "../src/widgets/host/attributes/attributes";
import { readSettings } from "../src/widgets/host/attributes/settings";

const elements = publicElements();
const attributes = [
  ...new Map(elements.flatMap((element) => element.attributes.map((one) => [one.name, one]))).values(),
];

describe("the comments of the elements' types", () => {
  it("are what docs/embedding.md and the JSX types say; otherwise run `npm run docs`", async () => {
    for (const [path, text] of Object.entries(await madeFiles())) expect(readFileSync(path, "utf8"), path).toBe(text);
  });

  it("describe every element", () => {
    const source = readFileSync("src/widgets/downloads.ts", "utf8");
    for (const { tag } of elements) expect(source).toContain(`"${tag}"`);
    expect(elements.map(({ tag }) => tag)).toHaveLength(new Set(source.match(/"gds-[a-z-]+(?=")/g)).size);
  });

  it("describe every attribute that the elements read, with its property and its values", () => {
    expect(attributes.map(({ name }) => name).sort()).toEqual([...ATTRIBUTE_NAMES].sort());
    for (const { name, property, type } of attributes) {
      expect(property).toBe(ATTRIBUTES[name as keyof typeof ATTRIBUTES]);
      const choices: readonly string[] | undefined = (CHOICES as Record<string, readonly string[]>)[name];
      expect(type, name).toBe(choices ? choices.map((choice) => JSON.stringify(choice)).join(" | ") : "string");
    }
  });

  it("give the default values that the elements use", () => {
    const options = { page: "https://club.example/", titleByDefault: false };
    const plain = readSettings({ apiBase: "/v2" }, options);
    const defaults = attributes.filter((attribute) => attribute.default !== null);
    expect(defaults.length).toBeGreaterThan(4);
    for (const { name, property, default: value } of defaults)
      expect(readSettings({ apiBase: "/v2", [property]: value ?? "" }, options), name).toEqual(plain);
  });

  it("describe every event, at the element that fires it", () => {
    const source = readFileSync("src/widgets/events.ts", "utf8");
    const declared = Array.from(source.matchAll(/^ {2}"(gds-[a-z-]+)":/gm), ([, name]) => name);
    const described = new Set(elements.flatMap(({ events }) => events.map(({ name }) => name)));
    expect([...described].sort()).toEqual(declared.sort());
  });

  it("leave nothing without a description", () => {
    for (const element of elements) {
      const { events, methods, parts, cssProperties } = element;
      for (const one of [...element.attributes, ...events, ...methods, ...parts, ...cssProperties])
        expect(one.description, one.name).not.toBe("");
      expect(element.description).not.toBe("");
    }
  });

  it("are in custom-elements.json, with the defaults of the style sheet", () => {
    const manifest = JSON.stringify(customElementsManifest());
    for (const { tag } of elements) expect(manifest).toContain(`"tagName":"${tag}"`);
    expect(elements[0]?.cssProperties.find(({ name }) => name === "--gds-accent-h")?.default).toBe("22");
    const { customElements, exports } = JSON.parse(readFileSync("package.json", "utf8")) as {
      customElements: string;
      exports: Record<string, string>;
    };
    expect(exports["./custom-elements.json"]).toBe(customElements);
  });
});
