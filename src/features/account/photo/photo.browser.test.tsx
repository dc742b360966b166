import { userEvent } from "vitest/browser";
import { describe, expect, it } from "vitest";
import { useUser } from "../../../api/react/connection";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { PictureError, openPicture } from "./open-picture";
import { PhotoSection } from "./photo-editor";
import { PLACE, redAndBlue, withExif } from "./test-support/pictures";
import { texts } from "./texts";
import { holdMethod, until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";

function Own() {
  const user = useUser();
  return user && <PhotoSection user={user} />;
}

const isUpload = ({ method, url }: Request) => method === "POST" && url.endsWith("/uploads");

/** An uploads host that never responds. @returns `seen`: whether the request began, and whether it was aborted */
function silentHost() {
  const seen = { begun: false, ended: false };
  const answer = (request: Request): Promise<Response> | undefined => {
    if (!isUpload(request)) return undefined;
    return new Promise((_resolve, reject) => {
      const end = () => {
        seen.ended = true;
        reject(request.signal.reason as Error);
      };
      seen.begun = true;
      // the test reads the body first: the request may have been aborted meanwhile
      if (request.signal.aborted) return end();
      request.signal.addEventListener("abort", end);
    });
  };
  return { seen, answer };
}

/** Opens the section as a manager. @returns `sent`: the uploaded files */
async function open(answer?: (request: Request) => Response | Promise<Response> | undefined) {
  const sent: Blob[] = [];
  const options: RenderOptions = {
    part: <Own />,
    async answer(request) {
      if (isUpload(request)) sent.push((await request.clone().formData()).get("file") as Blob);
      return answer?.(request);
    },
  } as RenderOptions;
  const scene = await renderPage("manager", "/app", options);
  await expect.poll(() => scene.shadow.querySelector("input[type=file]")).not.toBeNull();
  return { scene, sent };
}

function choose(scene: RenderedPage, bytes: Uint8Array<ArrayBuffer>, name = "io.jpg", type = "image/jpeg") {
  const data = new DataTransfer();
  data.items.add(new File([bytes], name, { type }));
  const input = scene.shadow.querySelector<HTMLInputElement>("input[type=file]")!;
  input.files = data.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
}
const dialog = (scene: RenderedPage) => scene.shadow.querySelector<HTMLElement>("dialog[open]");
const alerts = (scene: RenderedPage) =>
  [...scene.shadow.querySelectorAll("[role=alert]")].map((one) => one.textContent).join("");
const cropping = (scene: RenderedPage) => expect.poll(() => dialog(scene)?.textContent, { timeout: 10_000 });
const press = (scene: RenderedPage, words: string) =>
  until(() => scene.find("dialog button", words)).then((found) => userEvent.click(found));
const profileImage = async (scene: RenderedPage) =>
  ((await scene.session.call("/auth/me")) as { user: { profileImage: string | null } }).user.profileImage;

/** @returns the colour of a point, given as shares of the picture's width and height */
async function colourAt(picture: Blob, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(picture);
  const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  const [red = 0, , blue = 0] = context.getImageData(x * bitmap.width, y * bitmap.height, 1, 1).data;
  return red > 150 && blue < 60 ? "red" : blue > 150 && red < 60 ? "blue" : `${red} ${blue}`;
}

describe("a chosen picture", () => {
  it("is uploaded as a square of 512 px, shown at once, and can be removed", async () => {
    const { scene, sent } = await open();
    choose(scene, await redAndBlue(900, 600));
    await cropping(scene).toContain(texts.crop);
    await press(scene, texts.use);
    await expect.poll(() => dialog(scene)).toBeNull();
    const bitmap = await createImageBitmap(sent[0]!);
    expect([sent[0]!.type, bitmap.width, bitmap.height]).toEqual(["image/jpeg", 512, 512]);
    expect([await colourAt(sent[0]!, 0.2, 0.5), await colourAt(sent[0]!, 0.8, 0.5)]).toEqual(["red", "blue"]);
    expect(await profileImage(scene)).toMatch(/^u3-\d+\.jpeg$/);
    await expect.poll(() => scene.shadow.querySelector("canvas")).not.toBeNull();

    await scene.press("button", texts.remove);
    await expect.poll(() => profileImage(scene)).toBeNull();
    await expect.poll(() => scene.shadow.querySelector("canvas")).toBeNull();
  });

  it("is rotated by a key before it is uploaded", async () => {
    const { scene, sent } = await open();
    choose(scene, await redAndBlue(900, 600));
    await cropping(scene).toContain(texts.crop);
    expect(scene.focused()?.getAttribute("role")).toBe("application");
    await userEvent.keyboard("r");
    await press(scene, texts.use);
    await expect.poll(() => sent.length).toBe(1);
    expect([await colourAt(sent[0]!, 0.5, 0.2), await colourAt(sent[0]!, 0.5, 0.8)]).toEqual(["red", "blue"]);
  });

  it("is rotated by its EXIF orientation, and uploaded without metadata", async () => {
    const { scene, sent } = await open();
    const photograph = withExif(await redAndBlue(900, 600));
    expect(await new Blob([photograph]).text()).toContain(PLACE);
    choose(scene, photograph);
    await cropping(scene).toContain(texts.crop);
    await press(scene, texts.use);
    await expect.poll(() => sent.length).toBe(1);
    expect([await colourAt(sent[0]!, 0.5, 0.2), await colourAt(sent[0]!, 0.5, 0.8)]).toEqual(["red", "blue"]);
    const bytes = await sent[0]!.text();
    expect(bytes).not.toContain("Exif");
    expect(bytes).not.toContain(PLACE);
  });

  it("that is small shows a warning", async () => {
    const { scene } = await open();
    choose(scene, await redAndBlue(300, 320));
    await cropping(scene).toContain(texts.coarse(300, 320));
  });
});

it.each(["image/jpeg", "image/png", "image/webp"])("a %s can be opened; a large picture is reduced", async (type) => {
  const opened = await openPicture(new Blob([await redAndBlue(3_000, 1_500, type)]));
  expect([opened.width, opened.height]).toEqual([3_000, 1_500]);
  expect([opened.bitmap.width, opened.bitmap.height]).toEqual([2_048, 1_024]);
});

it("a file that isn't a picture shows an error, and nothing is uploaded", async () => {
  const { scene, sent } = await open();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>window.wasRun = true</script></svg>';
  choose(scene, new TextEncoder().encode(svg), "io.png", "image/png");
  await expect.poll(() => alerts(scene)).toBe(texts.notTaken);
  expect(dialog(scene)).toBeNull();
  expect(sent).toEqual([]);
  expect("wasRun" in window).toBe(false);
});

it.each([
  ["a file of 0 bytes", new Uint8Array(), texts.empty],
  ["a PNG that ends after its head", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0]), texts.damaged],
])("%s is refused with a message", async (_which, bytes, message) => {
  await expect(openPicture(new Blob([bytes]))).rejects.toThrow(new PictureError(message));
});

it("a file that can't be read any more is refused with a message", async () => {
  const file = new File(["x"], "io.jpg");
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new DOMException("gone", "NotReadableError")) }) as Blob;
  await expect(openPicture(file)).rejects.toThrow(new PictureError(texts.damaged));
});

describe("an upload", () => {
  it("that is refused shows the message in the dialog, and can be retried", async () => {
    let broken = true;
    const { scene, sent } = await open((request) =>
      broken && isUpload(request)
        ? Response.json({ success: false, message: "Troppo pesante." }, { status: 413 })
        : undefined,
    );
    choose(scene, await redAndBlue(900, 600));
    await cropping(scene).toContain(texts.crop);
    await press(scene, texts.use);
    await expect.poll(() => alerts(scene)).toContain(texts.notSent);
    expect(alerts(scene)).toContain("Troppo pesante.");
    expect(await profileImage(scene)).toBeNull();
    broken = false;
    await press(scene, texts.use);
    await expect.poll(() => profileImage(scene)).not.toBeNull();
    expect(sent.length).toBeGreaterThan(1);
  });

  it("can be stopped, and is aborted when the dialog is closed; the current picture stays", async () => {
    const { seen, answer } = silentHost();
    const { scene } = await open(answer);
    choose(scene, await redAndBlue(900, 600));
    await cropping(scene).toContain(texts.crop);
    await press(scene, texts.use);
    await expect.poll(() => dialog(scene)?.querySelector("[role=progressbar]")).not.toBeNull();
    await press(scene, texts.stop);
    await expect.poll(() => alerts(scene)).toContain(texts.stopped);
    Object.assign(seen, { begun: false, ended: false });

    await press(scene, texts.use);
    // the progress bar appears before the request starts
    await expect.poll(() => seen.begun).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => dialog(scene)).toBeNull();
    await expect.poll(() => seen.ended).toBe(true);
    expect(await profileImage(scene)).toBeNull();
  });

  it("never starts if it was stopped, or the dialog closed, while the picture was being encoded", async () => {
    const { scene, sent } = await open();
    choose(scene, await redAndBlue(900, 600));
    await cropping(scene).toContain(texts.crop);
    const encoding = holdMethod(OffscreenCanvas.prototype, "convertToBlob");
    await press(scene, texts.use);
    await expect.poll(encoding.isReached).toBe(true);
    await press(scene, texts.stop);
    await expect.poll(() => alerts(scene)).toContain(texts.stopped);
    await press(scene, texts.use);
    await expect.poll(() => dialog(scene)?.querySelector("[role=progressbar]")).not.toBeNull();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => dialog(scene)).toBeNull();
    encoding.release();
    // an upload would have started before this request
    expect(await profileImage(scene)).toBeNull();
    expect(sent).toEqual([]);
  });

  it("can't be stopped once it is complete, and an error of the save is shown", async () => {
    let refuse = () => undefined as void;
    const { scene } = await open(({ method, url }) =>
      method === "PUT" && url.endsWith("/auth/update-profile")
        ? new Promise((done) => {
            refuse = () => done(Response.json({ success: false, message: "Non oggi." }, { status: 422 }));
          })
        : undefined,
    );
    choose(scene, await redAndBlue(900, 600));
    await cropping(scene).toContain(texts.crop);
    await press(scene, texts.use);
    await expect.poll(() => dialog(scene)?.textContent).toContain(uiTexts.saving);
    expect(dialog(scene)?.textContent).not.toContain(texts.stop);
    refuse();
    await expect.poll(() => alerts(scene)).toContain("Non oggi.");
  });
});

it("two wheel events before the next render both zoom the picture", async () => {
  const { scene } = await open();
  choose(scene, await redAndBlue(900, 600));
  await cropping(scene).toContain(texts.crop);
  const turn = () =>
    scene.find("[role=application]").dispatchEvent(new WheelEvent("wheel", { deltaY: -100, cancelable: true }));
  turn();
  turn();
  const zoom = () => Number(scene.shadow.querySelector<HTMLInputElement>("dialog input[type=range]")!.value);
  await expect.poll(zoom).toBeCloseTo(Math.exp(0.4), 1);
});

it("a picture can be dropped or pasted", async () => {
  const { scene } = await open();
  const data = new DataTransfer();
  data.items.add(new File([await redAndBlue(900, 600)], "io.jpg", { type: "image/jpeg" }));
  const box = scene.find("button", texts.add);
  box.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, composed: true, cancelable: true }));
  await cropping(scene).toContain(texts.crop);
  await press(scene, uiTexts.cancel);
  await expect.poll(() => dialog(scene)).toBeNull();

  const paste = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, composed: true, cancelable: true });
  document.body.dispatchEvent(paste);
  await cropping(scene).toContain(texts.crop);
});
