import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../../widgets/test-support/render-page";
import { NextSteps } from "../../../dashboard/next-steps-loader";
import { stepTexts } from "../../../dashboard/next-steps-texts";
import { DuplicatesPage } from "./duplicates-page";
import { texts } from "./texts";

let scene: RenderedPage;
const rows = () => [...scene.shadow.querySelectorAll<HTMLElement>("li[data-pair]")];
const tab = (name: string) =>
  [...scene.shadow.querySelectorAll<HTMLElement>("[role=tab]")].find(({ textContent }) =>
    textContent.startsWith(name),
  )!;

/** Adds second records of donors with a birth date. @param from how many of these donors to leave out */
async function copies(count: number, change: object = {}, from = 0): Promise<void> {
  const { donors } = (await scene.callAs("admin", "/donors?limit=60")) as { donors: Record<string, string>[] };
  for (const { firstName, lastName, birthday, area } of donors
    .filter((donor) => donor.birthday)
    .slice(from, from + count))
    await scene.callAs("admin", "/donors", {
      method: "POST",
      body: { firstName, lastName, birthday, area, ...change },
    });
}

async function show(pairs: number, options: RenderOptions = {}, persona: "admin" | "manager" = "admin") {
  scene = await renderPage(persona, "/app/donors/duplicates", { part: null, donors: 60, width: 1200, ...options });
  await copies(pairs);
  await scene.show(<DuplicatesPage />);
}

it("pairs are worked through with the keyboard, and two people can be taken back in their tab", async () => {
  await show(3);
  await expect.poll(() => rows().length).toBe(3);
  const [first, second, third] = rows().map(({ dataset }) => dataset.pair);
  rows()[0]!.querySelector<HTMLElement>("[data-main]")!.focus();
  await userEvent.keyboard("{ArrowDown}");
  expect(scene.focused()?.closest("li")?.dataset.pair).toBe(second);
  await userEvent.keyboard("{ArrowUp}{Enter}");
  await expect.poll(() => rows().map(({ dataset }) => dataset.pair)).toEqual([second, third]);
  // the next pair has the focus
  await expect.poll(() => scene.focused()?.closest("li")?.dataset.pair).toBe(second);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => rows().map(({ dataset }) => dataset.pair)).toEqual([third]);
  await expect.poll(() => tab(texts.tab.distinct).textContent).toContain("2");
  expect(tab(texts.tab.open).textContent).toContain("1");

  await userEvent.click(tab(texts.tab.distinct));
  await expect
    .poll(() =>
      rows()
        .map(({ dataset }) => dataset.pair)
        .sort(),
    )
    .toEqual([first, second].sort());
  await userEvent.click(rows()[0]!.querySelector("[data-main]")!);
  await expect.poll(() => rows().length).toBe(1);
  await expect.poll(() => tab(texts.tab.open).textContent).toContain("2");
});

it("while a decision is saved, the pair has left the counts, too", async () => {
  let saveNow = () => {};
  const saved = new Promise<void>((resolve) => (saveNow = resolve));
  await show(2, {
    async answer({ method }) {
      if (method === "PUT") await saved;
      return undefined;
    },
  });
  await expect.poll(() => rows().length).toBe(2);
  await userEvent.click(rows()[0]!.querySelector("[data-main]")!);
  await expect.poll(() => rows().length).toBe(1);
  expect(scene.text()).not.toContain(texts.more(1));
  expect([texts.tab.open, texts.tab.distinct].map((name) => tab(name).textContent)).toEqual([
    `${texts.tab.open}1`,
    `${texts.tab.distinct}1`,
  ]);
  await userEvent.click(rows()[0]!.querySelector("[data-main]")!);
  await expect.poll(scene.text).toContain(texts.empty.open[0]);
  saveNow();
  await expect.poll(scene.text).toContain(texts.distinctDone);
  expect(scene.text()).toContain(texts.empty.open[0]);
});

it("while a decision is saved, its pair doesn't come back with the list that an earlier decision rereads", async () => {
  const saves: (() => void)[] = [];
  await show(3, {
    async answer({ method }) {
      if (method === "PUT") await new Promise<void>((resolve) => saves.push(resolve));
      return undefined;
    },
  });
  await expect.poll(() => rows().length).toBe(3);
  for (const left of [2, 1]) {
    await userEvent.click(rows()[0]!.querySelector("[data-main]")!);
    await expect.poll(() => rows().length).toBe(left);
  }
  const [third] = rows().map(({ dataset }) => dataset.pair);
  await expect.poll(() => saves.length).toBe(2);
  await copies(1, {}, 3);
  saves[0]!();
  await expect.poll(() => rows().length).toBeGreaterThan(1);
  expect(rows().length).toBe(2);
  expect(rows().map(({ dataset }) => dataset.pair)).toContain(third);
  expect(tab(texts.tab.distinct).textContent).toBe(`${texts.tab.distinct}2`);
  saves[1]!();
  await expect.poll(() => scene.toasts().length).toBe(2);
  expect(rows().length).toBe(2);
});

it("a decision that is refused, or saved late, spoils no list that was first read meanwhile", async () => {
  const responds: ((instead: Response | null) => void)[] = [];
  let isSaved = false;
  let filtered = 0;
  await show(2, {
    async answer(request, mock) {
      if (request.url.includes("certainty=")) {
        const response = await mock.fetch(request);
        filtered += 1;
        return response;
      }
      if (request.method !== "PUT") return undefined;
      const saved = isSaved ? await mock.fetch(request) : undefined;
      return (await new Promise<Response | null>((resolve) => responds.push(resolve))) ?? saved;
    },
  });
  const decideFirst = () => userEvent.click(rows()[0]!.querySelector("[data-main]")!);
  await expect.poll(() => rows().length).toBe(2);
  await decideFirst();
  await expect.poll(() => responds.length).toBe(1);
  await scene.press("button", texts.chip.probable);
  await expect.poll(() => filtered).toBe(1);
  expect(rows().length).toBe(1);
  responds[0]!(Response.json({ success: false, message: "No." }, { status: 400 }));
  await expect.poll(scene.text).toContain(texts.notDone("No."));
  await expect.poll(() => rows().length).toBe(2);

  isSaved = true;
  await decideFirst();
  await expect.poll(() => responds.length).toBe(2);
  await userEvent.click(tab(texts.tab.distinct));
  await expect.poll(() => rows().length).toBe(1);
  expect(tab(texts.tab.distinct).textContent).toBe(`${texts.tab.distinct}1`);
  responds[1]!(null);
  await expect.poll(scene.text).toContain(texts.distinctDone);
});

it("undo puts a pair back; a refused decision does too, and says so", async () => {
  let refuse = false;
  await show(1, {
    answer: ({ method, url }) =>
      refuse && method === "PUT" && url.includes("/duplicates/")
        ? Response.json({ success: false, message: "No." }, { status: 403 })
        : undefined,
  });
  await expect.poll(() => rows().length).toBe(1);
  await userEvent.click(rows()[0]!.querySelector("[data-main]")!);
  await expect.poll(scene.text).toContain(texts.empty.open[0]);
  await scene.press("button", texts.distinctUndo);
  await expect.poll(() => rows().length).toBe(1);
  refuse = true;
  await userEvent.click(rows()[0]!.querySelector("[data-main]")!);
  await expect.poll(scene.text).toContain(texts.notDone("No."));
  expect(rows().length).toBe(1);
});

it("a decision also works while the dashboard's count is cached", async () => {
  await show(1);
  await scene.show(<NextSteps area={null} empty={false} />);
  await expect.poll(scene.text).toContain(stepTexts.pairs);
  await scene.show(<DuplicatesPage />);
  await expect.poll(() => rows().length).toBe(1);
  await userEvent.click(rows()[0]!.querySelector("[data-main]")!);
  await expect.poll(scene.text).toContain(texts.distinctDone);
  expect(rows()).toHaveLength(0);
});

it("merged records are in their tab, and are separated there", async () => {
  scene = await renderPage("admin", "/app/donors/duplicates", { part: null, donors: 60, width: 1200 });
  await copies(1);
  const { pairs } = (await scene.callAs("admin", "/duplicates")) as {
    pairs: { donors: { _id: string; version: number }[] }[];
  };
  const [survivor, other] = pairs[0]!.donors as [{ _id: string; version: number }, { _id: string; version: number }];
  const versions = { version: survivor.version, otherVersion: other.version };
  const body = { survivor: survivor._id, other: other._id, ...versions, choices: {}, same: [] };
  await scene.callAs("admin", "/merges", { method: "POST", body });
  await scene.show(<DuplicatesPage />);
  await expect.poll(() => tab(texts.tab.merged)?.textContent).toContain("1");
  await userEvent.click(tab(texts.tab.merged));
  await expect.poll(scene.text).toContain(texts.merged("", null).slice(0, 8));
  const { donor } = (await scene.callAs("admin", `/donors/${survivor._id}`)) as { donor: Record<string, string> };
  const { firstName, lastName, cardNumber } = donor;
  expect(scene.text()).toContain(texts.survivor(`${lastName} ${firstName}`, cardNumber ?? null));
  for (const certainty of Object.values(texts.certainty)) expect(scene.text()).not.toContain(certainty);
  await scene.press("button", "Separa di nuovo");
  await expect.poll(() => scene.dialog()).toContain("si riapre");
  await userEvent.click(scene.find("dialog[open] button", "Separa di nuovo"));
  await expect.poll(scene.text).toContain(texts.empty.merged[0]);
  await expect.poll(() => tab(texts.tab.open).textContent).toContain("1");
});

it("a manager isn't offered to separate a record of another zone, and reads who can", async () => {
  scene = await renderPage("manager", "/app/donors/duplicates", { part: null, donors: 60, width: 1200 });
  const { donor: survivor } = (await scene.callAs("admin", "/donors/d7")) as { donor: Record<string, string> };
  const { firstName, lastName, birthday } = survivor;
  const person = { firstName, lastName, birthday, area: "Lodi" };
  const { donor: other } = (await scene.callAs("admin", "/donors", { method: "POST", body: person })) as {
    donor: Record<string, string>;
  };
  const versions = { version: survivor.version, otherVersion: other.version };
  const body = { survivor: "d7", other: other._id, ...versions, choices: { area: "d7" }, same: [] };
  await scene.callAs("admin", "/merges", { method: "POST", body });
  await scene.show(<DuplicatesPage />);
  await expect.poll(() => tab(texts.tab.merged)?.textContent).toContain("1");
  await userEvent.click(tab(texts.tab.merged));
  await expect.poll(scene.text).toContain("Chiedi a un amministratore");
  expect(scene.text()).not.toContain("Separa di nuovo");
});

it("without pairs the page says so", async () => {
  await show(0);
  await expect.poll(scene.text).toContain(texts.empty.open[0]);
  await userEvent.click(tab(texts.tab.distinct));
  await expect.poll(scene.text).toContain(texts.empty.distinct[0]);
});

it("a manager asks an administrator about a record of another zone, once", async () => {
  scene = await renderPage("manager", "/app/donors/duplicates", { part: null, donors: 60, width: 1200 });
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: Record<string, string> };
  const { firstName, lastName, birthday } = donor;
  const body = { firstName, lastName, birthday, area: "Lodi" };
  await scene.callAs("admin", "/donors", { method: "POST", body });
  await scene.show(<DuplicatesPage />);
  await expect.poll(scene.text).toContain(texts.elsewhere("Lodi"));
  expect(rows()[0]!.textContent).not.toContain(texts.distinct);
  await scene.press("button", texts.ask);
  await expect.poll(scene.text).toContain(texts.asked("", null).slice(0, 10));
  await expect.poll(() => rows()[0]!.querySelector("button")).toBeNull();
});
