import type { Page } from "@playwright/test";
import { element, TAGS } from "../support/elements";
import { expect, policy, test, type Host } from "../support/host-page";
import { settled } from "../support/settled";
import { HOSTS, type GalleryHost } from "./hosts";
import { BELL, bellOf, columnOf, filters, goTo, VISITS, type Screen, type Tag, type Visit } from "./visits";
import { attachPictures, attachRow, differenceOf, type PictureKind } from "./pictures";

/** When each page is opened. */
const NOW = "2026-11-27T09:00:00Z";

/** The bell doesn't depend on the line's height and colours. A dialog hides all of the page, also behind its shadow. */
const STYLE = `.bell { display: inline-block; height: 48px; overflow: hidden; vertical-align: top; color: #333; background: #fff }
  gds-backoffice { --gds-scrim: #8a8078; --gds-shadow-float: none }`;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = (page: Page, tag: Tag): Promise<Box> =>
  page.locator(tag).evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return { x: x + scrollX, y: y + scrollY, width, height };
  });

async function openHost(page: Page, host: Host, gallery: GalleryHost, visit: Visit, alone = false): Promise<void> {
  const site = {
    style: (name: string, text: string) => `<link rel="stylesheet" href="${host.put(name, text)}">`,
    script: (name: string, text: string) => `<script src="${host.put(name, text)}"></script>`,
  };
  await page.clock.setSystemTime(NOW);
  const { head = "", ...markup } = await gallery.markup({ bell: bellOf(visit), column: columnOf(visit) }, site);
  const second = alone ? "" : (gallery.secondBundle?.(host) ?? "");
  await host.open(page, {
    ...markup,
    head: `${site.style("gallery.css", STYLE)}${head}`,
    headers: { "Content-Security-Policy-Report-Only": policy(host.bundle) },
    ...(alone ? { bundle: false, script: visit.go } : { script: visit.signIn + visit.go + second }),
  });
  await gallery.reveal?.(page);
}

/** A blank page with the elements in the same places as on the host. */
async function openBlank(page: Page, host: Host, visit: Visit): Promise<void> {
  await page.clock.setSystemTime(NOW);
  const place = (tag: Tag, markup: string) =>
    `<div data-for="${tag}" style="position: absolute; left: 0; top: 0">${markup}</div>`;
  const places = visit.elements.map((tag) => place(tag, tag === BELL ? bellOf(visit) : element(tag)));
  await host.open(page, {
    head: `<link rel="stylesheet" href="${host.put("gallery.css", STYLE)}">`,
    body: places.join(""),
    script: visit.signIn + visit.go,
  });
}

/** @param above whether the element is in front of the others, which the host may have moved over it between two screens */
async function placeAt(page: Page, tag: Tag, box: Box, above: boolean): Promise<void> {
  const { x, y } = await boxOf(page, tag);
  await page.locator(`[data-for=${tag}]`).evaluate(
    ({ style }, [width, right, down, layer]) => {
      style.zIndex = layer;
      style.width = width;
      style.left = `${Number.parseFloat(style.left) + right}px`;
      style.top = `${Number.parseFloat(style.top) + down}px`;
    },
    [tag === BELL ? "" : `${box.width}px`, box.x - x, box.y - y, above ? "1" : "0"] as const,
  );
}

/** Waits until a screen is complete. */
async function complete(page: Page): Promise<void> {
  await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
  await settled(page);
}

/** Takes a picture of an element's whole pixels, or of the window. */
async function shoot(page: Page, box: Box | null): Promise<Buffer> {
  if (!box) return page.screenshot();
  const [x, y] = [Math.ceil(box.x), Math.ceil(box.y)];
  const [right, bottom] = [Math.floor(box.x + box.width), Math.floor(box.y + box.height)];
  return page.screenshot({ fullPage: true, clip: { x, y, width: right - x, height: bottom - y } });
}

interface Shot {
  screen: Screen;
  picture: Buffer;
  box: Box | null;
}

/** Takes the pictures of a visit. Without `like` on a host, else on a blank page, with the elements in the same places. */
async function takeShots(page: Page, visit: Visit, like: Shot[] | null, act?: GalleryHost["act"]): Promise<Shot[]> {
  const shots: Shot[] = [];
  for (const [index, screen] of visit.screens.entries()) {
    await screen.show(page);
    await act?.(page);
    for (const tag of like ? visit.elements : []) {
      const box = like?.slice(index).find((shot) => shot.screen.of === tag)?.box;
      if (box) await placeAt(page, tag, box, tag === screen.of);
    }
    await complete(page);
    const box = screen.of === "window" ? null : await boxOf(page, screen.of);
    shots.push({ screen, box, picture: await shoot(page, box) });
  }
  return shots;
}

/** What must be the same with and without our elements: the page's picture, markup and scroll position. */
async function readHost(page: Page): Promise<{ picture: Buffer; markup: string }> {
  const picture = await page.screenshot({ fullPage: true, mask: TAGS.map((tag) => page.locator(tag)) });
  const markup = await page.evaluate((tags) => {
    const copy = document.documentElement.cloneNode(true) as Element;
    for (const own of copy.querySelectorAll([...tags, "title", "script[type=module]"].join(","))) own.remove();
    return `${copy.outerHTML} ${location.hash} ${scrollY}`;
  }, TAGS);
  return { picture, markup: stable(markup) };
}

/** Gives the tags of a page without our script the size of the elements. */
async function sizeTags(page: Page, boxes: ReadonlyMap<Tag, Box>): Promise<void> {
  for (const [tag, { width, height }] of boxes)
    await page.locator(tag).evaluate(
      ({ style }, size) => {
        style.display = "block";
        style.boxSizing = "border-box";
        [style.width, style.height] = size;
      },
      [`${width}px`, `${height}px`] as const,
    );
}

/** Replaces the numbers of our pages, and what Foundation chooses at random. */
const stable = (text: string) => text.replace(/page-\d+|\b[a-z0-9]{6}-(?=accordion|dropdown-menu)/g, "…");

/** Collects errors, warnings and CSP reports. */
async function listen(page: Page): Promise<() => string[]> {
  let said: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (["error", "warning"].includes(message.type()) && !text.startsWith("[Report Only]")) said.push(text);
  });
  page.on("pageerror", (error) => said.push(error.message));
  await page.addInitScript(() =>
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
      console.error(
        `CSP report: ${violatedDirective} ${blockedURI}${/\.js$/.test(sourceFile) ? ` ${sourceFile}:${lineNumber}` : ""}`,
      ),
    ),
  );
  return () => {
    const taken = said.map((text) => stable(text));
    said = [];
    return taken;
  };
}

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(filters(page)).toHaveCount(0);
}

for (const gallery of HOSTS)
  test(gallery.name, async ({ page, context, host }, info) => {
    test.skip(Boolean(gallery.skip), gallery.skip);
    await page.clock.install();
    const heard = await listen(page);
    const differences: string[] = [];
    const compare = async (name: string, blank: Buffer, shown: Buffer, kind: PictureKind) => {
      await attachPictures(info, kind, name, blank, shown);
      const difference = blank.equals(shown) ? null : await differenceOf(page, blank, shown);
      if (difference) differences.push(`${kind} ${name}: ${difference}`);
    };
    const shots: Shot[][] = [];
    let after: Awaited<ReturnType<typeof readHost>> | undefined;
    const boxes = new Map<Tag, Box>();
    for (const visit of VISITS) {
      await context.clearCookies();
      await openHost(page, host, gallery, visit);
      shots.push(await takeShots(page, visit, null, gallery.act));
      if (visit !== VISITS.at(-1)) continue;
      await (gallery.end ? gallery.end(page) : closeDialog(page));
      for (const tag of visit.elements) if (await page.locator(tag).count()) boxes.set(tag, await boxOf(page, tag));
      await settled(page);
      after = await readHost(page);
    }
    const said = heard();
    await test.step("the page alone", async () => {
      const visit = VISITS.at(-1)!;
      await openHost(page, host, gallery, visit, true);
      await goTo(page, "#/app/donors");
      for (const _ of visit.screens) await gallery.act?.(page);
      await sizeTags(page, boxes);
      await gallery.end?.(page);
      await settled(page);
      const before = await readHost(page);
      await compare("page", before.picture, after!.picture, "host");
      if (before.markup !== after!.markup) differences.push(`host markup: ${before.markup}\n${after!.markup}`);
    });
    const own = heard();
    await test.step("a blank page", async () => {
      for (const [index, visit] of VISITS.entries()) {
        await context.clearCookies();
        await openBlank(page, host, visit);
        const blank = await takeShots(page, visit, shots[index]!);
        for (const [at, { screen, picture, box }] of shots[index]!.entries()) {
          await compare(screen.name, blank[at]!.picture, picture, "element");
          if (box) expect.soft(blank[at]!.box, `the place of “${screen.name}”`).toEqual(box);
        }
      }
    });
    const messages = said.filter((text) => !own.includes(text) && !gallery.expected?.test(text));
    await attachRow(info, { differences, messages });
    expect.soft(differences, "differences").toEqual([]);
    expect.soft(messages, "errors and reports that the page alone doesn't have").toEqual([]);
    if (gallery.expected) expect.soft(said.join(), "expected message").toMatch(gallery.expected);
  });
