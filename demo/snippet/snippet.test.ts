import { describe, expect, it } from "vitest";
import { ATTRIBUTE_NAMES } from "../../src/widgets/host/attributes/attribute-names";
import { CHOICES as ALLOWED } from "../../src/widgets/host/attributes/attributes";
import { ATTRIBUTE_FIELDS, fieldsOf } from "./attribute-fields";
import { contrastWarnings } from "./contrast";
import { generateSnippets, type Choices } from "./generate";
import { problemsOf } from "./problems";

const API = "https://api.club.example/v2";
const CHOICES: Choices = {
  tag: "gds-backoffice",
  place: "html",
  files: "https://cdn.club.example/gds/",
  attributes: { "api-base": API, theme: "" },
  brand: null,
};
const codes = (changes: Partial<Choices> = {}) => generateSnippets({ ...CHOICES, ...changes }).map(({ code }) => code);
const withAttributes = (attributes: Choices["attributes"], changes: Partial<Choices> = {}) =>
  codes({ ...changes, attributes: { ...CHOICES.attributes, ...attributes } });

describe("the code for a page", () => {
  it("is the script, the tag and the policy, without attributes that have their default", () => {
    expect(codes()).toEqual([
      '<script type="module" src="https://cdn.club.example/gds/gds-widgets.js"></script>\n' +
        '<gds-backoffice api-base="https://api.club.example/v2">Un momento: stiamo caricando l’area soci.</gds-backoffice>',
      "script-src 'self' https://cdn.club.example; style-src 'self'; connect-src 'self' https://api.club.example wss://api.club.example",
    ]);
  });

  it("has the attributes that were chosen, and the colour as a rule", () => {
    const [markup, style] = withAttributes({ theme: "auto", "privacy-url": "/privacy" }, { brand: "#1f6b3a" });
    expect(markup).toContain('api-base="https://api.club.example/v2" privacy-url="/privacy" theme="auto"');
    expect(style).toBe("gds-backoffice {\n  --gds-brand: #1f6b3a;\n}");
  });

  it("is a div with data- attributes and a text where an editor strips unknown tags and empty divs", () => {
    const [script, markup] = codes({ place: "div", tag: "gds-notification-bell" });
    expect(script).toBe(
      '<script data-cfasync="false" src="https://cdn.club.example/gds/gds-loader.js" data-gds-base="https://cdn.club.example/gds/" defer></script>',
    );
    expect(markup).toBe(
      '<div data-gds="notification-bell" data-api-base="https://api.club.example/v2">Notifiche</div>',
    );
  });

  it("lets a div name other origins than the API's", () => {
    const [script] = withAttributes({ "uploads-base": "https://foto.club.example" }, { place: "div" });
    expect(script).toContain('data-gds-origins="https://api.club.example https://foto.club.example"');
  });

  it("lets a div name the page's own origin beside others", () => {
    const [script] = withAttributes(
      { "api-base": "/v2", "uploads-base": "https://foto.club.example" },
      { place: "div" },
    );
    expect(script).toContain('data-gds-origins="/ https://foto.club.example"');
  });

  it.each(["react", "vue"] as const)(
    "says where the package comes from and imports it in %s, so the policy needs no address of the files",
    (place) => {
      const pieces = codes({ place, files: "" });
      expect(pieces[0]).toContain("npm install");
      expect(pieces.join("\n")).toContain('import "gds-widgets/backoffice"');
      expect(pieces.at(-1)).toMatch(/^script-src 'self';/);
    },
  );

  it.each(["react", "vue"] as const)(
    "imports the autoloader in %s for the Italian labels: the element alone doesn't read the attribute",
    (place) => {
      const code = withAttributes({ labels: "italiano" }, { place }).join("\n");
      expect(code).toContain('import "gds-widgets";');
      expect(code).not.toContain("gds-widgets/backoffice");
    },
  );

  it("is a whole component for React, in JavaScript without types and in TypeScript with them", () => {
    const [, javascript, typescript] = codes({ place: "react" });
    for (const code of [javascript, typescript]) expect(code).toContain("export function AreaSoci() {");
    expect(javascript).not.toContain("import type");
    expect(typescript).toContain('import type {} from "gds-widgets/jsx"');
  });

  it("escapes what is typed", () => {
    const [markup] = withAttributes({ partner: '"><img src=x onerror=alert(1)>' });
    expect(markup).toContain('partner="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
  });

  it("has the origins of all addresses in the policy, and none for a path", () => {
    const policy = (attributes: Choices["attributes"]) => withAttributes(attributes).at(-1);
    expect(
      policy({ "socket-url": "wss://live.club.example", "uploads-base": "https://foto.club.example/f" }),
    ).toContain(
      "connect-src 'self' https://api.club.example wss://live.club.example https://live.club.example https://foto.club.example",
    );
    expect(policy({ "api-base": "/v2" })).toMatch(/connect-src 'self'$/);
    expect(policy({ "recaptcha-site-key": "abc" })).toContain("frame-src 'self' https://www.google.com");
  });
});

describe("the fields", () => {
  it("are those of all attributes, with allowed values", () => {
    const names = [...ATTRIBUTE_FIELDS.map(({ name }) => name), "api-base", "theme"];
    expect(names.sort()).toEqual([...ATTRIBUTE_NAMES].sort());
    for (const { name, options } of ATTRIBUTE_FIELDS) {
      const allowed = (ALLOWED as Partial<Record<string, readonly string[]>>)[name];
      if (allowed)
        expect(allowed, name).toEqual(expect.arrayContaining(options?.flatMap(([value]) => value || []) ?? []));
    }
    expect(fieldsOf("gds-notification-bell").map(({ name }) => name)).toContain("open-in");
    expect(fieldsOf("gds-backoffice").map(({ name }) => name)).not.toContain("partner");
  });

  it("have their problems", () => {
    const fields = (changes: Partial<Choices>) => problemsOf({ ...CHOICES, ...changes }).map(({ field }) => field);
    expect(fields({})).toEqual([]);
    expect(fields({ attributes: { "api-base": "https://api.club.example", "open-in": "soci" }, files: "/" })).toEqual([
      "api-base",
      "open-in",
      "files",
    ]);
    expect(fields({ files: "javascript:alert(1)/" })).toEqual(["files"]);
    expect(fields({ files: "/", place: "react" })).toEqual([]);
  });
});

it("a light colour has a warning for the light theme, and a dark one for the dark theme", () => {
  expect(contrastWarnings("#ffd54a")).toEqual([expect.stringContaining("Su fondo bianco")]);
  expect(contrastWarnings("#10204a")).toEqual([expect.stringContaining("Nel tema scuro")]);
});
