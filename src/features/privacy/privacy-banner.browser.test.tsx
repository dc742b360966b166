import { expect, it, vi } from "vitest";
import { endpoints } from "../../api/endpoints";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { PrivacyBanner } from "./index";
import { texts } from "./texts";

const onLeave = vi.fn();
const open = async (answer?: (request: Request) => Promise<Response> | undefined) => {
  onLeave.mockClear();
  const page = await renderPage("suspended", "/app/dashboard", {
    part: <PrivacyBanner privacyUrl={null} onLeave={onLeave} />,
    answer,
  });
  await expect.poll(() => banner(page)).not.toBeNull();
  return page;
};

const banner = (page: RenderedPage) => page.getByRole("region", { name: texts.title }).query();

it("hands over the focus before it unmounts, also if the user has accepted in another tab", async () => {
  const page = await open();
  page.find("button", texts.accept).focus();
  await page.callAs("suspended", endpoints.updateProfile(), { method: "PUT", body: { privacy: true } });
  await page.session.rereadUser();
  await expect.poll(() => banner(page)).toBeNull();
  expect(onLeave).toHaveBeenCalledOnce();
});

it("doesn't move the focus if it is elsewhere", async () => {
  const page = await open();
  await page.callAs("suspended", endpoints.updateProfile(), { method: "PUT", body: { privacy: true } });
  await page.session.rereadUser();
  await expect.poll(() => banner(page)).toBeNull();
  expect(onLeave).not.toHaveBeenCalled();
});

it("a failed acceptance shows its error; after an unclear response, the user is read again and the result shown", async () => {
  let refuses = true;
  const page = await open((request) => {
    if (!request.url.endsWith(endpoints.updateProfile())) return undefined;
    if (refuses) return Promise.resolve(Response.json({ success: false, message: "Non ora." }, { status: 422 }));
    return page.mock.fetch(request).then(() => new Response("<html>", { headers: { "Content-Type": "text/html" } }));
  });
  await page.press("button", texts.accept);
  await expect.poll(page.toasts).toEqual(["Non ora."]);
  expect(banner(page)).not.toBeNull();
  refuses = false;
  await page.press("button", texts.accept);
  await expect.poll(page.text).toContain(texts.accepted);
  await expect.poll(() => banner(page)).toBeNull();
});
