import { describe, expect, it } from "vitest";
import { contrastWarnings } from "./contrast";
import { generateSnippets, type Choices } from "./generate";

const CHOICES: Choices = {
  tag: "gds-backoffice",
  place: "html",
  apiBase: "https://api.club.example/v2",
  files: "https://cdn.club.example/gds/",
  theme: "light",
  brand: null,
};
const codes = (changes: Partial<Choices> = {}) => generateSnippets({ ...CHOICES, ...changes }).map(({ code }) => code);

describe("the code for a page", () => {
  it("is the script, the tag and the policy, without attributes that have their default", () => {
    expect(codes()).toEqual([
      '<script type="module" src="https://cdn.club.example/gds/gds-widgets.js"></script>\n' +
        '<gds-backoffice api-base="https://api.club.example/v2">Un momento: stiamo caricando l’area soci.</gds-backoffice>',
      "script-src 'self' https://cdn.club.example; style-src 'self'; connect-src 'self' https://api.club.example wss://api.club.example",
    ]);
  });

  it("has the theme as an attribute and the colour as a rule", () => {
    const [markup, style] = codes({ theme: "auto", brand: "#1f6b3a" });
    expect(markup).toContain('api-base="https://api.club.example/v2" theme="auto"');
    expect(style).toBe("gds-backoffice {\n  --gds-brand: #1f6b3a;\n}");
  });

  it("is a div with data- attributes where an editor strips unknown tags", () => {
    const [script, markup] = codes({ place: "div", tag: "gds-notification-bell" });
    expect(script).toBe(
      '<script data-cfasync="false" src="https://cdn.club.example/gds/gds-loader.js" data-gds-base="https://cdn.club.example/gds/" defer></script>',
    );
    expect(markup).toBe('<div data-gds="notification-bell" data-api-base="https://api.club.example/v2"></div>');
  });

  it.each(["react", "vue"] as const)(
    "imports the package in %s, so the policy needs no address of the files",
    (place) => {
      const pieces = codes({ place });
      expect(pieces.join("\n")).toContain('import "gds-widgets/backoffice"');
      expect(pieces.at(-1)).toMatch(/^script-src 'self';/);
    },
  );

  it("escapes what is typed, and has no policy while an address is wrong", () => {
    const pieces = codes({ apiBase: '"><img src=x onerror=alert(1)>' });
    expect(pieces).toHaveLength(1);
    expect(pieces[0]).toContain('api-base="&quot;&gt;&lt;img src=x onerror=alert(1)&gt;"');
  });
});

it("a light colour has a warning for the light theme, and a dark one for the dark theme", () => {
  expect(contrastWarnings("#ffd54a")).toEqual([expect.stringContaining("Su fondo bianco")]);
  expect(contrastWarnings("#10204a")).toEqual([expect.stringContaining("Nel tema scuro")]);
});
