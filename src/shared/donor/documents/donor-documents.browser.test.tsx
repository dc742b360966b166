import { expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";

let scene: RenderedPage;
const links = () => [...scene.shadow.querySelectorAll<HTMLAnchorElement>("a[href*='/documents/details/']")];
const button = (name: string) => [...scene.shadow.querySelectorAll("button")].find((one) => one.textContent === name);
const press = async (name: string) => (await until(() => button(name))).click();
const RECORD = "/app/donors/details/d1?tab=documents";

/** A server on which so many documents are for the donor. @param limit the most rows that it gives at once */
const withDocuments =
  (count: number, limit = Infinity): RenderOptions["answer"] =>
  ({ url, method }) => {
    const { pathname, searchParams } = new URL(url);
    if (method !== "GET" || !pathname.endsWith("/documents")) return undefined;
    const all = Array.from({ length: count }, (_, i) => ({ _id: `doc${i + 1}`, name: `Attestato ${i + 1}.pdf` }));
    const asked = Math.min(Number(searchParams.get("limit")), limit);
    return Response.json({ success: true, documents: all.slice(0, asked), total: count, skip: 0, limit: asked });
  };

it("a record's tab has the documents that name the donor, each leading to its page", async () => {
  scene = await renderPage("admin", RECORD);
  await expect
    .poll(() => links().map(({ textContent }) => textContent))
    .toEqual([expect.stringMatching(/^Attestato di donazione.*PDF.*20\d\d$/) as string]);
  expect(links()[0]?.hash).toBe("#/app/documents/details/doc6");
  await expect.poll(() => scene.find("[role=tab][aria-selected=true]").textContent).toBe("Documenti1");
  expect(scene.find("a", texts.goToDocuments).getAttribute("href")).toMatch(/#\/app\/documents$/);
});

it("a record of whom no document speaks says so", async () => {
  scene = await renderPage("admin", RECORD, { answer: withDocuments(0) });
  await expect.poll(scene.text).toContain(texts.empty.donor);
});

it("a record's documents are all there: fifty, then those that one asks for, which the focus goes on with", async () => {
  scene = await renderPage("admin", RECORD, { answer: withDocuments(112) });
  await expect.poll(() => links().length).toBe(50);
  await press(texts.more("50"));
  await expect.poll(() => links().length).toBe(100);
  await expect.poll(() => scene.focused()).toBe(links()[50]);
  await press(texts.more("12"));
  await expect.poll(() => links().length).toBe(112);
  await expect.poll(() => scene.focused()).toBe(links()[100]);
  expect(links().at(-1)?.textContent).toMatch(/^Attestato 112/);
  expect(scene.text()).not.toContain("Mostra altri");
});

it("a donor's home has the newest four, and the others where one asks for them", async () => {
  scene = await renderPage("donor", "/app/dashboard", { answer: withDocuments(9) });
  await expect.poll(() => links().length).toBe(4);
  await press(texts.more("5"));
  await expect.poll(() => links().length).toBe(9);
});

it("others that can't be read are told of beside those that are there, and asked for again", async () => {
  let failing = true;
  const answer = withDocuments(60);
  scene = await renderPage("admin", RECORD, {
    answer: (request, mock) =>
      failing && request.url.includes("limit=1000") ? new Response(null, { status: 400 }) : answer?.(request, mock),
  });
  await press(texts.more("10"));
  await expect.poll(() => scene.find("[role=alert]").textContent).toContain(texts.moreFailed);
  expect(links().length).toBe(50);
  failing = false;
  await press(texts.more("10"));
  await expect.poll(() => links().length).toBe(60);
});

it("how many a server keeps back is said", async () => {
  scene = await renderPage("admin", RECORD, { answer: withDocuments(70, 60) });
  await press(texts.more("20"));
  await expect.poll(() => links().length).toBe(60);
  await expect.poll(scene.text).toContain(texts.notSent("10"));
});
