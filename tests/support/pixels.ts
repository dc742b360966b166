import type { Locator, Page } from "@playwright/test";

/** How much of what is seen of an element, 0 to 1, differs from the colour of the page's ground. */
export async function inkOf(page: Page, target: Locator): Promise<number> {
  const picture = (await target.screenshot({ animations: "disabled" })).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    const probe = document.createElement("div");
    probe.style.color = "Canvas";
    document.body.append(probe);
    const ground = /\d+, \d+, \d+/.exec(getComputedStyle(probe).color)?.[0].split(", ").map(Number) ?? [];
    probe.remove();
    context.drawImage(bitmap, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let ink = 0;
    for (let at = 0; at < pixels.length; at += 4)
      if (ground.some((value, channel) => Math.abs((pixels[at + channel] ?? 0) - value) > 60)) ink += 1;
    return ink / (pixels.length / 4);
  }, picture);
}
