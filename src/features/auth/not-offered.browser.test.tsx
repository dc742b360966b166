import { userEvent } from "vitest/browser";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { until } from "../../ui/test-support";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { texts } from "./texts";
import { texts as linkTexts } from "./links/texts";

/** On a server without the calls of mailed links and the sign-up. */

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

const PASSWORD = "cavallo batteria graffetta";
const refuses = (path: string, status: number) => ({
  answer: ({ url, method }: Request) =>
    method === "POST" && url.endsWith(path)
      ? Response.json({ success: false, message: "Not found" }, { status })
      : undefined,
});
const control = async ({ shadow }: RenderedPage, label: string) => {
  const id = () =>
    [...shadow.querySelectorAll("label")].find(({ textContent }) => textContent.startsWith(label))?.htmlFor;
  return (await until(() => shadow.getElementById(id() ?? ""))) as HTMLInputElement;
};
const expectNotOffered = async ({ shadow }: RenderedPage) => {
  await expect.poll(() => shadow.querySelector("[role=alert]")?.textContent).toContain(texts.notOffered);
  expect(shadow.textContent).not.toContain("Not found");
};

it("the request for a new password says that the server doesn't offer it", async () => {
  const page = await renderPage(null, "/auth/forgot-password", refuses("/auth/forgot-password", 405));
  await userEvent.fill(await control(page, texts.email), "donor@gds.example");
  await page.press("button", linkTexts.forgotSubmit);
  await expectNotOffered(page);
});

it("a first login that the server doesn't offer shows the message and keeps the input", async () => {
  const page = await renderPage(null, "/auth/first-login?token=mailed", refuses("/auth/first-login", 404));
  await userEvent.fill(await control(page, linkTexts.password), PASSWORD);
  await page.press("input[type=checkbox]");
  await page.press("button", linkTexts.firstSubmit);
  await expectNotOffered(page);
  expect((await control(page, linkTexts.password)).value).toBe(PASSWORD);
});

it("the confirmation of an address says that the server doesn't offer it", async () => {
  const page = await renderPage(null, "/auth/validate?token=nowhere", refuses("/auth/validate", 404));
  await expectNotOffered(page);
});

it("a sign-up that the server doesn't offer shows the message and keeps the input", async () => {
  const page = await renderPage(null, "/auth/register", refuses("/auth/register", 501));
  await expect.poll(() => page.shadow.querySelectorAll("option").length).toBeGreaterThan(1);
  const typed = { [texts.lastName]: "Neri", [texts.firstName]: "Zoè", [texts.email]: "zoe@posta.example" };
  for (const [label, text] of Object.entries({ ...typed, [texts.password]: PASSWORD }))
    await userEvent.fill(await control(page, label), text);
  await userEvent.selectOptions(await control(page, texts.area), "Lodi");
  await page.press("button[type=submit]");
  await expectNotOffered(page);
  expect((await control(page, texts.lastName)).value).toBe("Neri");
});
