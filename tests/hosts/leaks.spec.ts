import type { CDPSession, Page } from "@playwright/test";
import { element, signedIn, TAGS } from "../support/elements";
import { expect, test } from "../support/host-page";

// A trace takes snapshots, for which it keeps nodes and caches of its own on the page.
test.use({ trace: "off" });

/** How many objects with this prototype are alive after a collection. */
async function alive(session: CDPSession, prototype: string): Promise<number> {
  await session.send("HeapProfiler.collectGarbage");
  const { result } = await session.send("Runtime.evaluate", { expression: prototype });
  const { objects } = await session.send("Runtime.queryObjects", { prototypeObjectId: result.objectId ?? "" });
  const { result: length } = await session.send("Runtime.callFunctionOn", {
    objectId: objects.objectId,
    functionDeclaration: "function () { return this.length }",
    returnByValue: true,
  });
  await session.send("Runtime.releaseObject", { objectId: objects.objectId ?? "" });
  return Number(length.value);
}

/** Mounts all elements; keeps, while they are there, the prototype of React's roots in reach of the test. */
const mount = (page: Page, times: number, stay = 80) =>
  page.evaluate(
    async ({ times, tags, markup, stay }) => {
      for (let round = 0; round < times; round += 1) {
        const place = document.createElement("div");
        place.innerHTML = markup;
        document.body.append(place);
        for (const tag of tags) await customElements.whenDefined(tag);
        await new Promise((done) => setTimeout(done, round === 0 ? Math.max(stay, 800) : stay));
        const root = place.querySelector(tags[0] ?? "")?.shadowRoot as unknown as Record<string, { stateNode: object }>;
        const key = Object.keys(root).find((name) => name.startsWith("__reactContainer$")) ?? "";
        Object.assign(window, { rootPrototype: Object.getPrototypeOf(root[key]?.stateNode) as unknown });
        place.remove();
        await new Promise((done) => setTimeout(done, 30));
      }
    },
    { times, tags: [...TAGS], markup: TAGS.map((tag) => element(tag)).join(""), stay },
  );

async function expectNothingLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const left = (prototype: string) => () => alive(session, prototype);
  for (const tag of TAGS) await expect.poll(left(`customElements.get("${tag}").prototype`), tag).toBe(0);
  await expect.poll(left("rootPrototype"), "React roots").toBe(0);
  await session.send("DOM.enable");
  await session.send("DOM.getDocument");
  const detached = async () =>
    (await session.send("DOM.getDetachedDomNodes")).detachedNodes.map(
      ({ treeNode }) => `${treeNode.nodeName} ${treeNode.attributes?.join(" ")}`,
    );
  await expect.poll(detached).toEqual([]);
}

test("after 50 mounts and a garbage collection no element, no React root and no detached node is left", async ({
  page,
  host,
}) => {
  await host.open(page, { body: "<p>Il club</p>", mock: false });
  await mount(page, 50);
  await expectNothingLeft(page);
});

test("nor is anything left of elements that showed a list and a bell to somebody signed in", async ({ page, host }) => {
  await host.open(page, { body: "<p>Il club</p>", script: `${signedIn()} location.hash = "#/app/donors";` });
  await mount(page, 10, 800);
  await expectNothingLeft(page);
});
