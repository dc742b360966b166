import type { Locator, Page } from "@playwright/test";

/** Drags an element by touch to the upper edge of another one. */
export async function takeByFinger(page: Page, what: Locator, onto: Locator): Promise<void> {
  for (const place of [what, onto]) await place.click({ trial: true }); // waits until it no longer moves
  const finger = await page.context().newCDPSession(page);
  const [from, to] = [await what.boundingBox(), await onto.boundingBox()];
  if (!from || !to) throw new Error("nothing to drag, or nowhere to go");
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  const [aside, down] = [to.x + to.width / 2 - x, to.y + 4 - y];
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number) =>
    finger.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: type === "touchEnd" ? [] : [{ x: x + aside * share, y: y + down * share }],
    });
  await touch("touchStart", 0);
  for (const share of [0.2, 0.4, 0.6, 0.8, 1]) await touch("touchMove", share);
  await touch("touchEnd", 1);
  await finger.detach();
}
