import { audit } from "../support/axe";
import { element, signedIn } from "../support/elements";
import { expect, test } from "../support/host-page";

const SIGNED_IN = `${signedIn()} location.hash = "#/app/donors";`;
const BODY = `<header style="height: 90px"><a href="#chi-siamo">Chi siamo</a></header>${element("gds-backoffice")}<footer>Piè di pagina</footer>`;

test("the bar on a page with its own header: skip link, landmarks and names, and Esc in its menus", async ({
  page,
  host,
}) => {
  await host.open(page, { body: BODY, script: SIGNED_IN });
  const office = page.locator("gds-backoffice");
  const skip = office.getByRole("link", { name: "Vai al contenuto" });
  await expect(office.getByRole("table")).toBeVisible();
  /** Whether the link is within the element, and whether nothing covers it. */
  const state = () =>
    skip.evaluate((link) => {
      const [mine, frame] = [link, document.querySelector("gds-backoffice")].map((node) =>
        node?.getBoundingClientRect(),
      );
      if (!mine || !frame) throw new Error("gone");
      const hit = (link.getRootNode() as ShadowRoot).elementFromPoint(
        mine.x + mine.width / 2,
        mine.y + mine.height / 2,
      );
      const within =
        mine.top >= frame.top && mine.left >= frame.left && mine.right <= frame.right && mine.bottom <= frame.bottom;
      return { within, seen: hit === link };
    });
  expect(await state()).toEqual({ within: true, seen: false });
  await skip.focus();
  expect(await state()).toEqual({ within: true, seen: true });
  await page.keyboard.press("Enter");
  await expect(office.locator("main, [aria-label=Contenuto]").first()).toBeFocused();
  expect(await state()).toEqual({ within: true, seen: false });

  await test.step("Esc closes a menu that the pointer has opened, even while the focus is in a field of ours", async () => {
    const search = page.getByRole("searchbox", { name: "Cerca nei donatori" });
    const group = page.getByRole("button", { name: "Utenti" });
    await search.pressSequentially("ros");
    await group.hover();
    await expect(group).toHaveAttribute("aria-expanded", "true");
    await page.keyboard.press("Escape");
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await expect(search).toBeFocused();
  });

  await test.step("all content is in landmarks, and accessible names contain the visible texts", async () => {
    await page.mouse.move(0, 0);
    for (const width of [1200, 360]) {
      await page.setViewportSize({ width, height: 800 });
      // without colours, which are the same at all widths
      expect(await audit(page, { exclude: ["footer"] }, "names, no colours")).toEqual([]);
    }
    await expect(page.getByRole("button", { name: "AE Il mio account: admin@gds.example" })).toBeVisible();
  });
});

test("the background of a full page reaches the end of the window, also below a short page", async ({ page, host }) => {
  await page.setViewportSize({ width: 1000, height: 1400 });
  await host.open(page, {
    head: `<style>body { margin: 0 }</style>`,
    body: element("gds-backoffice"),
    script: `${signedIn()} location.hash = "#/app/nowhere";`,
  });
  const office = page.locator("gds-backoffice");
  const bottom = (height: string) =>
    office.evaluate((host, value) => {
      host.style.setProperty("--gds-min-height", value);
      return host.getBoundingClientRect().bottom;
    }, height);
  await expect(office.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
  expect(await bottom("")).toBeLessThan(1400);
  expect(await bottom("100vh")).toBe(1400);
  await page.evaluate(() => void (location.hash = "#/app/settings"));
  await expect(office.getByRole("heading", { level: 1, name: "Zone & Associazioni" })).toBeVisible();
  expect(await bottom("")).toBeLessThan(1400);
  expect(await bottom("100vh")).toBe(1400);
});

test("nothing moves by a pixel if the host sets large fonts, or small ones without a doctype", async ({
  page,
  host,
}) => {
  const body = (tag: "gds-backoffice" | "gds-notification-bell") => `<div style="width: 900px">${element(tag)}</div>`;
  const places = (tag: string) =>
    page.evaluate((tag) => {
      const element = document.querySelector(tag);
      const frame = element?.getBoundingClientRect();
      if (!element?.shadowRoot || !frame) throw new Error(`no ${tag}`);
      return [`${frame.width} x ${frame.height}`].concat(
        [...element.shadowRoot.querySelectorAll("a, button, h1, span, svg, input, td")].map((part) => {
          const { x, y, width, height } = part.getBoundingClientRect();
          return [part.tagName, x - frame.x, y - frame.y, width, height].join(" ");
        }),
      );
    }, tag);
  for (const tag of ["gds-backoffice", "gds-notification-bell"] as const) {
    const open = async (head: string, quirks = false) => {
      await host.open(page, { head, body: body(tag), script: SIGNED_IN, ...(quirks && { doctype: false }) });
      await expect(page.getByRole("button", { name: /^Notifiche, 3/ })).toBeVisible();
      if (tag === "gds-backoffice") {
        await expect(page.getByRole("row")).toHaveCount(11);
        // the counts of the tabs are read later
        await expect(page.getByRole("tab", { name: /\d$/ })).toHaveCount(4);
      }
      return places(tag);
    };
    const plain = await open("");
    expect(await open(`<style>* { font: 40px/3 serif }</style>`), `${tag}, large fonts`).toEqual(plain);
    // an old page with tiny fonts; with a zoom, the pixels of the page and of the element differ
    const old = `<style>body { font-size: xx-small; line-height: normal }</style>`;
    expect(await open(old, true), `${tag}, xx-small without a doctype`).toEqual(plain);
    if (tag === "gds-notification-bell") continue; // the bar's bell is the same
    const zoomed = (rest = "") => `<style>html { zoom: 1.1 } ${rest}</style>`;
    const plainZoomed = await open(zoomed());
    expect(await open(zoomed("body { font-size: xx-small }"), true), `${tag}, zoomed without a doctype`).toEqual(plainZoomed); // prettier-ignore
  }
});
