import type { CDPSession, Page } from "@playwright/test";
import { signedIn, TAGS } from "../support/elements";
import { expect, test } from "../support/host-page";
import { mountAndRemove, SHOWN_TO_NOBODY, SHOWN_TO_STAFF } from "../support/mounts";

// Playwright's trace keeps nodes and caches on the page.
test.use({ trace: "off" });

/** @returns the number of objects with a prototype after a garbage collection */
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

async function expectNothingLeft(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const left = (prototype: string) => () => alive(session, prototype);
  for (const tag of TAGS) await expect.poll(left(`customElements.get("${tag}").prototype`), tag).toBe(0);
  await expect.poll(left(`customElements.get("${TAGS[0]}").rootPrototype`), "React roots").toBe(0);
  await session.send("DOM.enable");
  await session.send("DOM.getDocument");
  const detached = async () =>
    (await session.send("DOM.getDetachedDomNodes")).detachedNodes.map(
      ({ treeNode }) => `${treeNode.nodeName} ${treeNode.attributes?.join(" ")}`,
    );
  await expect.poll(detached).toEqual([]);
}

test("after 10 mounts and a garbage collection no element, no React root and no detached node is left", async ({
  page,
  host,
}) => {
  await host.open(page, { body: "<p>Il club</p>", mock: false });
  await mountAndRemove(page, 10, SHOWN_TO_NOBODY);
  await expectNothingLeft(page);
});

test("nothing is left of elements that showed a list and a bell to a signed-in user", async ({ page, host }) => {
  await host.open(page, { body: "<p>Il club</p>", script: `${signedIn()} location.hash = "#/app/donors";` });
  await mountAndRemove(page, 4, SHOWN_TO_STAFF);
  await expectNothingLeft(page);
});
