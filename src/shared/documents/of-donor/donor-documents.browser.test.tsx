import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { DocumentsCard } from "./documents-card";
import { useDonorDocuments } from "./use-donor-documents";
import { texts } from "./texts";

let scene: RenderedPage;
const links = () => [...scene.shadow.querySelectorAll<HTMLAnchorElement>("a[href*='/documents/details/']")];
const press = (name: string) => userEvent.click(scene.getByRole("button", { name, exact: true }));
const RECORD = "/app/donors/details/d1?tab=documents";
/** Only the card of a record. */
function Card() {
  return <DocumentsCard state={useDonorDocuments("d1")} />;
}

/** A server with `count` documents for the donor. @param limit its maximum number of rows in a response */
const withDocuments =
  (count: number, limit = Infinity): RenderOptions["answer"] =>
  ({ url, method }) => {
    const { pathname, searchParams } = new URL(url);
    if (method !== "GET" || !pathname.endsWith("/documents")) return undefined;
    const all = Array.from({ length: count }, (_, i) => ({ _id: `doc${i + 1}`, name: `Attestato ${i + 1}.pdf` }));
    const asked = Math.min(Number(searchParams.get("limit")), limit);
    return Response.json({ success: true, documents: all.slice(0, asked), total: count, skip: 0, limit: asked });
  };

it("the tab of a record links to the donor's documents", async () => {
  scene = await renderPage("admin", RECORD);
  await expect
    .poll(() => links().map(({ textContent }) => textContent))
    .toEqual([expect.stringMatching(/^Attestato di donazione.*PDF.*20\d\d$/) as string]);
  expect(links()[0]?.hash).toBe("#/app/documents/details/doc6");
  await expect.poll(() => scene.find("[role=tab][aria-selected=true]").textContent).toBe("Documenti1");
  expect(scene.find("a", texts.goToDocuments).getAttribute("href")).toMatch(/#\/app\/documents$/);
});

it("a record without documents says so", async () => {
  scene = await renderPage("admin", RECORD, { part: <Card />, answer: withDocuments(0) });
  await expect.poll(scene.text).toContain(texts.empty.donor);
});

it("a record shows fifty documents and more on demand, and the focus moves to the first new one", async () => {
  scene = await renderPage("admin", RECORD, { part: <Card />, answer: withDocuments(112) });
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

it("a donor's home shows the newest four documents, and the others on demand", async () => {
  scene = await renderPage("donor", "/app/dashboard", { answer: withDocuments(9) });
  await expect.poll(() => links().length).toBe(4);
  await press(texts.more("5"));
  await expect.poll(() => links().length).toBe(9);
});

it("if more documents can't be read, an error shows, and a retry reads them; the number of those that aren't sent is shown", async () => {
  let failing = true;
  const answer = withDocuments(70, 60);
  scene = await renderPage("admin", RECORD, {
    part: <Card />,
    answer: (request, mock) =>
      failing && request.url.includes("limit=1000") ? new Response(null, { status: 400 }) : answer?.(request, mock),
  });
  await press(texts.more("20"));
  await expect.poll(() => scene.find("[role=alert]").textContent).toContain(texts.moreFailed);
  expect(links().length).toBe(50);
  failing = false;
  await press(texts.more("20"));
  await expect.poll(() => links().length).toBe(60);
  await expect.poll(scene.text).toContain(texts.notSent("10"));
});
