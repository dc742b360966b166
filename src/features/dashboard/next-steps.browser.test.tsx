import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { romeDay } from "../../domain/dates/days";
import { wireFilter } from "../../domain/filter/wire/wire";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { readListQuery } from "../../shared/lists/query/list-query";
import { pageLocation } from "../../shared/navigation";
import { NextSteps } from "./next-steps-loader";
import { stepTexts as texts } from "./next-steps-texts";

const { entryState } = pageLocation;

let scene: RenderedPage;
const show = async (persona: "admin" | "director" | "manager", options: RenderOptions = {}, empty = false) => {
  scene = await renderPage(persona, "/app/dashboard", {
    part: <NextSteps area={null} empty={empty} />,
    donors: 200,
    ...options,
  });
};
const page = () => scene.text();
const steps = () => [...scene.shadow.querySelectorAll<HTMLAnchorElement>("li a")];
const titles = () => steps().map((step) => step.querySelector("span span")?.textContent);
const countOf = (step: HTMLElement) => Number(step.querySelector("b")?.textContent?.replace(".", ""));

it("each step links to its donors, and steps without donors are hidden", async () => {
  await show("admin");
  await expect.poll(() => steps().length).toBeGreaterThan(3);
  expect(page()).toContain(texts.toDo(steps().length));
  expect(titles()).toContain(texts.steps.toActivate.title);
  for (const title of titles().filter((name) => name !== texts.steps.duplicates.title)) {
    const step = steps().find((one) => one.textContent.includes(title!))!;
    const count = countOf(step);
    expect(count).toBeGreaterThan(0);
    await userEvent.click(step.querySelector("b")!);
    const { filter } = readListQuery(entryState());
    const queryFilters = JSON.stringify(wireFilter(filter!, romeDay(Date.now())));
    const { total } = (await scene.session.call("/donors", { query: { limit: 1, queryFilters } })) as { total: number };
    expect(total).toBe(count);
  }
});

it("possible duplicates are counted in pairs, as soon as the second record exists, and lead to them", async () => {
  const step = () => steps().find(({ textContent }) => textContent.includes(texts.steps.duplicates.title));
  await show("admin", { part: null });
  const { total } = (await scene.callAs("admin", "/duplicates?limit=1")) as { total: number };
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: Record<string, string> };
  const { firstName, lastName, birthday, area } = donor;
  await scene.callAs("admin", "/donors", { method: "POST", body: { firstName, lastName, birthday, area } });
  await scene.show(<NextSteps area={null} empty={false} />);
  await expect.poll(() => (step() ? countOf(step()!) : 0)).toBe(total + 1);
  expect(step()!.hash).toBe("#/app/donors/duplicates");
});

it("the other steps don't wait for the count of requested changes", async () => {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await show("admin", {
    async answer({ url }) {
      if (!new URL(url).pathname.endsWith("/change-requests")) return undefined;
      await released;
      return Response.json({ success: true, requests: [{}], total: 7, skip: 0, limit: 1 });
    },
  });
  await expect.poll(() => steps().length).toBeGreaterThan(3);
  expect(titles()).not.toContain(texts.changes.title);
  release();
  await expect.poll(titles).toContain(texts.changes.title);
});

it("a server without pairs counts the records, and the link leads to the list", async () => {
  await show("admin", { part: null, features: ["computed-fields", "donor-writes"] });
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: Record<string, string> };
  const { firstName, lastName, birthday, area } = donor;
  await scene.callAs("admin", "/donors", { method: "POST", body: { firstName, lastName, birthday, area } });
  await scene.show(<NextSteps area={null} empty={false} />);
  await expect.poll(titles).toContain(texts.steps.duplicates.title);
  expect(steps().at(-1)!.hash).toBe("#/app/donors");
});

it("users without write permission see no steps, and request none", async () => {
  let asked: string[] = [];
  const answer = ({ url }: { url: string }) => void asked.push(new URL(url).pathname) as never;
  await show("admin", { answer });
  await expect.poll(() => asked).toContain("/v2/donors");
  await scene.remove();
  asked = [];
  await show("director", { answer });
  await new Promise((done) => requestIdleCallback(done, { timeout: 2_000 }));
  // earlier requests have been recorded by now
  await scene.callAs("director", "/zones");
  expect(page()).not.toContain(texts.title);
  expect(asked).not.toContain("/v2/donors");
});

it("if the server can't count the steps, the card doesn't say that everything is done", async () => {
  await show("admin", { features: ["donor-writes"] });
  await expect.poll(page).toBe("");
  await scene.remove();
  await show("admin", {
    answer({ url }) {
      const { pathname } = new URL(url);
      if (pathname === "/v2/duplicates") return Response.json({ success: false }, { status: 403 });
      if (pathname !== "/v2/donors") return undefined;
      return Response.json({ donors: [], total: 0 });
    },
  });
  await expect.poll(page).toBe("");
});

it("a count that fails hides no other, and without open steps the card says that everything is done", async () => {
  const total = (query: string) => (query.includes("awardDue") ? 4 : 0);
  await show("admin", {
    answer({ url }) {
      const { pathname, searchParams } = new URL(url);
      const query = searchParams.get("queryFilters") ?? "";
      if (pathname === "/v2/duplicates") return Response.json({ success: false }, { status: 422 });
      if (pathname !== "/v2/donors") return undefined;
      return Response.json({ donors: [], total: total(query) });
    },
  });
  await expect.poll(titles).toEqual([texts.steps.awardDue.title]);
  expect(countOf(steps()[0]!)).toBe(4);
  await scene.remove();
  await show("admin", {
    answer({ url }) {
      const { pathname } = new URL(url);
      if (pathname === "/v2/duplicates") return Response.json({ pairs: [], total: 0 });
      return pathname === "/v2/donors" ? Response.json({ donors: [], total: 0 }) : undefined;
    },
  });
  await expect.poll(page).toContain(texts.nothing);
});

it("a new association sees the first steps", async () => {
  await show("admin", {}, true);
  await expect.poll(titles).toEqual([texts.first.donor.title, texts.first.account.title]);
  expect(steps().map(({ hash }) => hash)).toEqual(["#/app/donors/create", "#/app/account-settings"]);
});
