import sonnerStyles from "sonner/dist/styles.css?raw";
import { afterEach, describe, expect, it } from "vitest";
import { scaleLengths } from "./unit";
import { sheetText } from "./sheet";
import { stage } from "./test-support";
import { chooseTheme, THEME_KEY } from "./browser/theme-choice";
import type { Rendered } from "./test-support";

let scene: Rendered;
let hostile: HTMLStyleElement | undefined;
afterEach(async () => {
  hostile?.remove();
  await scene.remove();
});

/** Sets every inherited property, as a host page could. */
const HOSTILE = `* {
  color: lime !important; font: italic 900 small-caps 40px/9 serif !important; letter-spacing: 9px !important;
  word-spacing: 9px !important; text-transform: uppercase !important; text-indent: 50px !important; direction: rtl !important;
  text-align: center !important; white-space: pre !important; visibility: collapse; cursor: wait !important;
  list-style: square inside !important; text-shadow: 1px 1px red !important; quotes: "x" "y" !important; hyphens: auto !important;
  writing-mode: vertical-rl; word-break: break-all !important; color-scheme: dark !important; user-select: none;
  -webkit-text-stroke: 1px red; line-break: anywhere !important; tab-size: 1 !important; border-collapse: collapse !important;
}
html { font-size: 62.5%; }`;

const styleOf = (element: Element) => {
  const style = getComputedStyle(element);
  // not sizes, which the page may change
  return Object.fromEntries(
    [...style]
      .filter((name) => !/size|width|height|origin|inset|top|left|right|bottom|^--/.test(name) || name === "font-size")
      .map((name) => [name, style.getPropertyValue(name)]),
  );
};

describe("the inner root", () => {
  it("inherits nothing from the host page", async () => {
    scene = await stage(<p>Testo</p>);
    const before = styleOf(scene.find("p"));
    hostile = document.createElement("style");
    hostile.textContent = HOSTILE;
    document.head.append(hostile);
    expect(getComputedStyle(scene.host).color).toBe("rgb(0, 255, 0)");
    expect(styleOf(scene.find("p"))).toEqual(before);
  });

  it("depends on its own width, and its overlay on the window's", async () => {
    scene = await stage(<p>Testo</p>, 360);
    // 14 px in a wide element
    expect(getComputedStyle(scene.find(".gds-root > .gds-app")).fontSize).toBe("16px");
    expect(scene.find(".gds-overlay").getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  });

  it("has no length that depends on the page's root font or the window, and no URL", () => {
    // without sonner's rules, which depend on the window, and which the toaster overrides
    const text = sheetText()
      .replace(scaleLengths(sonnerStyles), "")
      .replace(/\/\*[\s\S]*?\*\//g, "");
    expect(text).not.toMatch(/\d(rem|vw|vh|vmin|vmax|dvh|svh|lvh)\b/);
    expect(text).not.toMatch(/@media[^{]*width/);
    expect(text).not.toMatch(/url\(|@import/);
  });

  it.each([
    ["a row", "display:flex;flex-wrap:wrap", "", 600],
    ["a row that doesn't wrap", "display:flex", "", 600],
    ["a stack", "display:flex;flex-direction:column;align-items:flex-start", "", 600],
    ["a centred cell", "display:grid;justify-items:center", "", 600],
    ["a block with margins", "", "margin:0 20px", 560],
    ["a float", "", "float:left", 600],
    ["a line of text", "", "display:inline-block", 600],
    ["an absolute position", "position:relative", "position:absolute", 600],
    ["a box as wide as its contents", "float:left", "", 320],
  ])("uses the available width: %s", async (_, parentStyle, hostStyle, width) => {
    scene = await stage(<p>Una frase che è più larga di seicento pixel, se la pagina non la manda a capo</p>, null);
    const page = document.createElement("div");
    page.style.width = "600px";
    const parent = document.createElement("div");
    parent.setAttribute("style", parentStyle);
    scene.host.setAttribute("style", hostStyle);
    scene.host.replaceWith(page);
    page.append(parent);
    parent.append(scene.host);
    expect(scene.host.getBoundingClientRect().width).toBe(width);
    page.replaceWith(scene.host);
  });

  it("doesn't cover the page with its empty overlay", async () => {
    scene = await stage(<button type="button">Sotto</button>);
    const { x, y } = scene.find("button").getBoundingClientRect();
    expect(scene.shadow.elementFromPoint(x + 2, y + 2)).toBe(scene.find("button"));
  });
});

describe("the user's own theme", () => {
  const canvas = () => getComputedStyle(scene.find(".gds-app")).getPropertyValue("--gds-canvas").trim();
  const scheme = () => getComputedStyle(scene.find(".gds-root")).colorScheme;
  const accent = () => getComputedStyle(scene.find(".gds-app")).getPropertyValue("--gds-accent").trim();
  afterEach(() => chooseTheme(null));

  it("overrides the theme attribute until it is removed, without changing the attribute", async () => {
    scene = await stage(<p>Testo</p>);
    const light = canvas();
    const lightAccent = accent();
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
    chooseTheme("dark");
    await expect.poll(scheme).toBe("dark");
    const dark = canvas();
    expect(dark).not.toBe(light);
    expect(accent()).not.toBe(lightAccent);
    expect(scene.host.hasAttribute("theme")).toBe(false);

    scene.host.setAttribute("theme", "dark");
    chooseTheme("light");
    await expect.poll(scheme).toBe("light");
    expect([canvas(), accent()]).toEqual([light, lightAccent]);
    chooseTheme(null);
    await expect.poll(canvas).toBe(dark);
    expect(localStorage.getItem(THEME_KEY)).toBeNull();
  });

  it("can follow the system, and keeps the association's colour", async () => {
    scene = await stage(<p>Testo</p>);
    scene.host.style.setProperty("--gds-accent-h", "255");
    chooseTheme("auto");
    const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
    await expect.poll(scheme).toBe(system);
    expect(accent()).toContain("255");
  });

  it("applies changes of another tab, and ignores an invalid stored value", async () => {
    scene = await stage(<p>Testo</p>);
    localStorage.setItem(THEME_KEY, "dark");
    window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
    await expect.poll(scheme).toBe("dark");
    localStorage.setItem(THEME_KEY, "pink");
    window.dispatchEvent(new StorageEvent("storage", { key: THEME_KEY }));
    await expect.poll(scheme).toBe("light");
  });
});

describe("the association's colour", () => {
  /** @returns the relative luminance of a colour of CSS (WCAG 2) */
  const luminance = (colour: string): number => {
    const context = new OffscreenCanvas(1, 1).getContext("2d")!;
    context.fillStyle = colour;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = [...context.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (first: string, second: string): number => {
    const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  const colourOf = (name: string) => {
    const probe = document.createElement("i");
    probe.style.color = `var(${name})`;
    scene.find(".gds-app").append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };

  it.each(["light", "dark"])("can be any colour, with enough contrast for text in it and on it (%s)", async (theme) => {
    scene = await stage(<p>Testo</p>);
    scene.host.setAttribute("theme", theme);
    const drop = colourOf("--gds-drop");
    const accents = new Set<string>();
    for (const brand of ["#1f6b3a", "#0b57d0", "#ffcc00", "#00ff00", "#0000ff", "#ff00ff", "#808080"]) {
      scene.host.style.setProperty("--gds-brand", brand);
      accents.add(colourOf("--gds-accent"));
      const on = [
        contrast(colourOf("--gds-accent-contrast"), colourOf("--gds-accent")),
        contrast(colourOf("--gds-accent-contrast"), colourOf("--gds-accent-hover")),
        contrast(colourOf("--gds-accent-text"), colourOf("--gds-surface")),
        contrast(colourOf("--gds-accent-text"), colourOf("--gds-accent-subtle")),
      ];
      expect(Math.min(...on), brand).toBeGreaterThan(4.5);
      expect(contrast(colourOf("--gds-accent-mark"), colourOf("--gds-surface")), brand).toBeGreaterThan(3);
    }
    expect(accents.size).toBe(7);
    expect(colourOf("--gds-drop")).toBe(drop);
  });
});
