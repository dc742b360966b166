import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { uiTexts } from "../../../../ui/texts";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../../widgets/test-support/render-page";
import { SeparateButton } from "../buttons";
import { texts as pairTexts } from "../pairs/texts";
import { texts as separateTexts } from "../separate/texts";
import { MergePage } from "./merge-page";
import { texts } from "./texts";

interface Donor {
  _id: string;
  version: number;
  firstName: string;
  lastName: string;
  birthday: string;
  area: string;
  mobile: string | null;
  email: string | null;
  street: string | null;
}
let scene: RenderedPage;
let other: Donor;
const donor = async (id: string) => ((await scene.callAs("admin", `/donors/${id}`)) as { donor: Donor }).donor;
const radios = (unit: string) => [...scene.shadow.querySelectorAll<HTMLInputElement>(`[data-unit=${unit}] input`)];
const mergeButton = () => scene.find("aside button", texts.merge);

const refuseCalls = (id: string) =>
  scene.callAs("admin", `/donors/${id}/calls-refused`, { method: "PUT", body: { refused: true } });

/** Opens d7 beside a second record of the same person. */
async function open(options: RenderOptions = {}, change: object = {}, refuses = false) {
  scene = await renderPage("admin", "/app/donors", { part: null, donors: 60, width: 1200, ...options });
  const { firstName, lastName, birthday, area } = await donor("d7");
  const body = { firstName, lastName, birthday, area, mobile: "333 1234567", street: "Via Nuova 1", ...change };
  const created = (await scene.callAs("admin", "/donors", { method: "POST", body })) as { donor: Donor };
  other = created.donor;
  if (refuses) await refuseCalls(other._id);
  location.hash = `#/app/donors/merge/d7/${other._id}`;
  await scene.show(<MergePage />);
  await expect.poll(() => radios("mobile").length).toBe(2);
}

it("fields are chosen with the keyboard, Ctrl+Enter merges, and the toast separates again", async () => {
  await open();
  const before = await donor("d7");
  await expect.poll(() => mergeButton().getAttribute("aria-disabled")).toBeNull();
  radios("mobile")
    .find(({ checked }) => checked)!
    .focus();
  const first = radios("mobile").findIndex(({ checked }) => checked);
  await userEvent.keyboard(first === 0 ? "{ArrowRight}" : "{ArrowLeft}");
  await expect.poll(() => radios("mobile")[1 - first]!.checked).toBe(true);
  const unit = () => scene.focused()?.closest("[data-unit]")?.getAttribute("data-unit");
  await userEvent.keyboard("{ArrowUp}");
  expect(unit()).toBe("street");
  await userEvent.keyboard("{ArrowDown}");
  expect(unit()).toBe("mobile");
  const mobile = radios("mobile").findIndex(({ checked }) => checked);
  const kept = radios("mobile")[mobile]!.closest("label")!.textContent;
  await userEvent.keyboard("{Control>}{Enter}{/Control}");
  await expect.poll(scene.text).toContain(texts.done(""));
  const merged = await donor("d7");
  expect(kept).toContain(merged.mobile!);
  expect((await donor(other._id))._id).toBe("d7");
  await scene.press("button", texts.separate);
  await expect.poll(async () => (await donor(other._id))._id).toBe(other._id);
  expect((await donor("d7")).mobile).toBe(before.mobile);
});

it.each([
  ["is made", true],
  ["is refused", false],
])("a user who has left the page before a merge %s stays on the other page, and reads it there", async (_, made) => {
  let answerNow = () => {};
  const held = new Promise<void>((resolve) => (answerNow = resolve));
  await open({
    async answer(request, mock) {
      if (request.method !== "POST" || !request.url.endsWith("/merges")) return undefined;
      const response = made
        ? await mock.fetch(request)
        : Response.json({ success: false, message: "Non ora.", code: "blocked" }, { status: 409 });
      await held;
      return response;
    },
  });
  await expect.poll(() => mergeButton().getAttribute("aria-disabled")).toBeNull();
  await userEvent.click(mergeButton());
  location.hash = "#/app/dashboard";
  await scene.show(<p>Altrove</p>);
  answerNow();
  await expect.poll(scene.text).toContain(made ? texts.done("") : texts.notDone("Non ora."));
  expect(location.hash).toBe("#/app/dashboard");
});

it("a record that somebody else changes meanwhile is shown with its new values, and nothing is merged before they are seen", async () => {
  await open({ live: true });
  await expect.poll(() => mergeButton().getAttribute("aria-disabled")).toBeNull();
  const { version } = await donor(other._id);
  await scene.callAs("admin", `/donors/${other._id}`, { method: "PUT", body: { version, mobile: "333 7654321" } });
  await expect.poll(scene.text).toContain(texts.changed);
  expect(scene.text()).toContain("333 7654321");
  expect(mergeButton().getAttribute("aria-disabled")).toBe("true");
  await scene.press("button", texts.understood);
  await expect.poll(() => mergeButton().getAttribute("aria-disabled")).toBeNull();
});

it("a record that refuses calls is said before the merge", async () => {
  await open({}, {}, true);
  await expect.poll(scene.text).toContain(texts.callsRefused);
  await expect.poll(() => mergeButton().getAttribute("aria-disabled")).toBeNull();
  await userEvent.click(mergeButton());
  await expect.poll(scene.text).toContain(texts.done(""));
  expect(await scene.callAs("admin", "/donors/d7/calls")).toMatchObject({ refused: true });
});

it("while two people are saved, the pair keeps its place and the arrows; then the next one opens", async () => {
  let saveNow = () => {};
  const saved = new Promise<void>((resolve) => (saveNow = resolve));
  let asked = false;
  await open({
    async answer({ method }) {
      if (method !== "PUT") return undefined;
      asked = true;
      await saved;
      return undefined;
    },
  });
  await expect.poll(scene.text).toContain(texts.place("1", "1"));
  await scene.press("header button", pairTexts.distinct);
  await expect.poll(() => asked).toBe(true);
  expect(scene.text()).toContain(texts.place("1", "1"));
  saveNow();
  await expect.poll(() => location.hash).toBe("#/app/donors/duplicates");
});

it("on phones, too, the pairs before and after can be opened", async () => {
  await open({ width: 360 });
  await expect.poll(scene.text).toContain(texts.place("1", "1"));
  const seen = (label: string) =>
    [...scene.shadow.querySelectorAll<HTMLElement>(`button[aria-label="${label}"]`)].filter((button) =>
      button.checkVisibility(),
    );
  expect([texts.previous, texts.skip].map((label) => seen(label).length)).toEqual([1, 1]);
});

it("after two records that weren't a possible duplicate, the merged record opens, not another pair", async () => {
  await open({}, { lastName: "Zanotti", birthday: "1961-02-03" });
  const { firstName, lastName, birthday, area } = await donor("d9");
  await scene.callAs("admin", "/donors", { method: "POST", body: { firstName, lastName, birthday, area } });
  await expect.poll(() => mergeButton().getAttribute("aria-disabled")).toBeNull();
  await userEvent.click(mergeButton());
  await expect.poll(() => location.hash).toContain("/donors/details/");
});

it.each<[string, (records: Record<string, unknown>[]) => void]>([
  ["a list of donations is missing", ([one]) => delete one!.donations],
  ["a donation can't be read", ([one]) => (one!.donations = [null])],
  ["the awards are null", ([, two]) => (two!.awards = null)],
  ["the answers to the consents are missing", ([one]) => delete one!.consents],
  ["nothing of a record was received", (records) => records.pop()],
])("nothing is merged while %s", async (_, damage) => {
  let damaged = true;
  await open({
    async answer(request, mock) {
      if (!damaged || !request.url.includes("/duplicates/")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { merging: { records: Record<string, unknown>[] } };
      damage(body.merging.records);
      return Response.json(body);
    },
  });
  await expect.poll(scene.text).toContain(texts.partsFailed);
  expect(mergeButton().getAttribute("aria-disabled")).toBe("true");
  expect(scene.text()).not.toContain(texts.rest);
  damaged = false;
  await scene.press("button", uiTexts.retry);
  await expect.poll(() => mergeButton().getAttribute("aria-disabled")).toBeNull();
  expect(scene.text()).toContain(texts.rest);
  expect(scene.text()).not.toContain(texts.partsFailed);
});

it.each<[string, unknown]>([
  ["missing", undefined],
  ["unreadable", "many"],
])("documents and calls whose number is %s aren't counted as none", async (_, number) => {
  await open({
    async answer(request, mock) {
      if (!request.url.includes("/duplicates/")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { merging: { records: object[] } };
      const [one, two] = body.merging.records;
      body.merging.records = [{ ...one, documents: number, calls: number }, two!];
      return Response.json(body);
    },
  });
  await expect.poll(() => mergeButton().getAttribute("aria-disabled")).toBeNull();
  expect(scene.text()).toContain(texts.rest);
  for (const label of [texts.documents, texts.calls]) expect(scene.text()).not.toContain(label);
});

it("documents and calls of both records are counted", async () => {
  await open();
  await expect.poll(scene.text).toContain(texts.rest);
  for (const label of [texts.documents, texts.calls]) expect(scene.text()).toContain(label);
});

/** Opens two suspended records, to a reader who may or may not read suspensions. */
async function openSuspended(suspensions: readonly object[], ability: readonly object[] = []) {
  await open({
    async answer(request, mock) {
      if (request.url.endsWith("/auth/ability") && ability.length > 0) {
        const body = (await (await mock.fetch(request)).json()) as { ability: object[] };
        return Response.json({ ...body, ability: [...body.ability, ...ability] });
      }
      if (!request.url.includes("/duplicates/")) return undefined;
      const body = (await (await mock.fetch(request)).json()) as { pair: { donors: object[] } };
      body.pair.donors = body.pair.donors.map((found, at) => ({
        ...found,
        status: at === 1 && ability.length > 0 ? "suspended" : "temporarilySuspended",
        suspension: { from: "2026-01-10", ...suspensions[at] },
      }));
      return Response.json(body);
    },
  });
}

it("two suspensions that end on different days are shown, with the day", async () => {
  await openSuspended([
    { until: "2099-03-08", reason: "Viaggio" },
    { until: "2099-05-20", reason: "Viaggio" },
  ]);
  expect(scene.text()).toContain("dal 10 Gen 2026 fino all’8 Mar 2099, Viaggio");
  expect(scene.text()).toContain("fino al 20 Mag 2099");
});

it("two suspensions that differ in the reason alone are shown", async () => {
  const reasons = ["Viaggio", "Febbre"];
  await openSuspended(reasons.map((reason) => ({ until: "2099-03-08", reason })));
  for (const reason of reasons) expect(scene.text()).toContain(`fino all’8 Mar 2099, ${reason}`);
});

it("who may not read suspensions compares the statuses, without reason and period", async () => {
  await openSuspended(
    [
      { until: "2099-03-08", reason: "Viaggio" },
      { until: "2099-05-20", reason: "Febbre" },
    ],
    [{ action: "read", subject: "Donor", fields: ["suspended"], inverted: true }],
  );
  await expect.poll(scene.text).toContain(texts.statusWins);
  expect(scene.text()).toContain("Sospeso temporaneamente");
  for (const hidden of ["2099", "Viaggio", "Febbre"]) expect(scene.text()).not.toContain(hidden);
});

it("who signs in with an address that isn't kept, is said before the merge", async () => {
  await open({}, { email: "nuova@example.org" });
  const address = (await donor("d7")).email!;
  const choose = (email: string) =>
    userEvent.click(radios("email").find((radio) => radio.closest("label")!.textContent.includes(email))!);
  await choose(address);
  expect(scene.text()).not.toContain(texts.closedLogin(address, "nuova@example.org"));
  await choose("nuova@example.org");
  await expect.poll(scene.text).toContain(texts.closedLogin(address, "nuova@example.org"));
});

it("two different codes block the merge, with the reason", async () => {
  scene = await renderPage("admin", "/app/donors/merge/d7/d8", { part: null, donors: 60, width: 1200 });
  await scene.show(<MergePage />);
  await expect.poll(scene.text).toContain(texts.blockedBy.codes);
  // they have nothing in common
  expect(scene.text()).not.toContain(pairTexts.samePhone);
  expect(mergeButton().getAttribute("aria-disabled")).toBe("true");
});

it("a refused merge keeps the choices and says why", async () => {
  await open({
    answer: ({ method, url }) =>
      method === "POST" && url.endsWith("/merges")
        ? Response.json({ success: false, message: "Non ora.", code: "blocked" }, { status: 409 })
        : undefined,
  });
  await expect.poll(() => mergeButton().getAttribute("aria-disabled")).toBeNull();
  const chosen = radios("street").find(({ checked }) => !checked)!;
  await userEvent.click(chosen);
  await userEvent.click(mergeButton());
  await expect.poll(scene.text).toContain(texts.notDone("Non ora."));
  expect(radios("street").filter(({ checked }) => checked)).toHaveLength(1);
  expect((await donor(other._id))._id).toBe(other._id);
});

it("what was changed since the merge is decided one by one", async () => {
  await open();
  const { version } = await donor("d7");
  const body = { survivor: "d7", other: other._id, version, otherVersion: other.version, choices: {}, same: [] };
  const { merge } = (await scene.callAs("admin", "/merges", { method: "POST", body })) as { merge: { _id: string } };
  const now = await donor("d7");
  await scene.callAs("admin", "/donors/d7", { method: "PUT", body: { version: now.version, street: "Via Ultima 9" } });
  await refuseCalls("d7");
  await scene.show(<SeparateButton mergeId={merge._id} />);
  await scene.press("button", "Separa di nuovo");
  await expect.poll(scene.text).toContain("Via Ultima 9");
  expect(scene.text()).toContain("Rifiuto delle telefonate: sì");
  // what each record has afterwards
  expect(scene.text()).toMatch(/si riapre\.La scheda \S+ resta con \d+ donazioni/);
  const there = [...scene.shadow.querySelectorAll<HTMLInputElement>("dialog input[type=radio]")][1]!;
  await userEvent.click(there);
  await userEvent.click(scene.find("dialog[open] button", separateTexts.submit));
  await expect.poll(scene.text).toContain(separateTexts.done);
  expect((await donor(other._id)).street).toBe("Via Ultima 9");
});

it("a donation that was edited since the merge goes back where it was, unless the user keeps it", async () => {
  await open();
  const given = { donorId: other._id, date: "2001-01-07", type: 1, place: "Lodi", writeReason: "Prova" };
  const { donation } = (await scene.callAs("admin", "/donations", { method: "POST", body: given })) as {
    donation: { key: string; version: number };
  };
  const [own, theirs] = [await donor("d7"), await donor(other._id)];
  const body = { survivor: "d7", other: other._id, version: own.version, otherVersion: theirs.version };
  const made = { ...body, choices: {}, same: [] };
  const { merge } = (await scene.callAs("admin", "/merges", { method: "POST", body: made })) as {
    merge: { _id: string };
  };
  const edit = { version: donation.version, place: "Bergamo" };
  await scene.callAs("admin", `/donations/${donation.key}`, { method: "PUT", body: edit });
  await scene.show(<SeparateButton mergeId={merge._id} />);
  await scene.press("button", "Separa di nuovo");
  await expect.poll(scene.text).toContain("del 7 gennaio 2001 (con modifiche)");
  const [here, there] = [...scene.shadow.querySelectorAll<HTMLInputElement>("dialog input[type=radio]")];
  expect([here!.checked, there!.checked]).toEqual([false, true]);
  await userEvent.click(here!);
  await userEvent.click(scene.find("dialog[open] button", separateTexts.submit));
  await expect.poll(scene.text).toContain(separateTexts.done);
  const { donations } = (await scene.callAs("admin", "/donors/d7/donations")) as { donations: { key: string }[] };
  expect(donations.map(({ key }) => key)).toContain(donation.key);
});
