import type { Locator, Page } from "@playwright/test";

/** Returns the proportion of an element's pixels, 0 to 1, that differ from the page's background. */
export async function inkOf(page: Page, target: Locator): Promise<number> {
  const screenshot = (await target.screenshot({ animations: "disabled" })).toString("base64");
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d");
    if (!context) throw new Error("no canvas");
    const probe = document.createElement("div");
    probe.style.color = "Canvas";
    document.body.append(probe);
    const background = /\d+, \d+, \d+/.exec(getComputedStyle(probe).color)?.[0].split(", ").map(Number) ?? [];
    probe.remove();
    context.drawImage(bitmap, 0, 0);
    const { data: pixels } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let ink = 0;
    for (let index = 0; index < pixels.length; index += 4)
      if (background.some((value, channel) => Math.abs((pixels[index + channel] ?? 0) - value) > 60)) ink += 1;
    return ink / (pixels.length / 4);
  }, screenshot);
}
