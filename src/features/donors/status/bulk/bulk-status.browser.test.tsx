import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { FEATURE_NAMES } from "../../../../domain/features";
import { UNCLEAR_ERROR } from "../../../../domain/texts";
import { PASSWORD, personaEmail, type Persona } from "../../../../mocks/index";
import { useInterruptedNotice } from "../../../../shared/lists/bulk/interrupted";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../../widgets/test-support/render-page";
import { BulkStatusButton } from "../buttons";
import { bulkTexts as shared } from "../../../../shared/lists/bulk/bulk-texts";
import { MAX_ROWS } from "../../../../shared/lists/bulk/bulk-window";
import { bulkTexts } from "./bulk-texts";
import { allowsAction } from "../status-action";
import { texts } from "../texts";
import { until } from "../../../../ui/test-support";
import { donorsSource } from "../../registry/first-reads";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";

let scene: RenderedPage;
const page = () => scene.text();

interface Listed {
  _id: string;
  status: string;
}
const donors = async () => ((await scene.callAs("admin", "/donors?limit=60")) as { donors: Listed[] }).donors;
const statuses = async (ids: readonly string[]) => {
  const all = await donors();
  return ids.map((id) => all.find(({ _id }) => _id === id)?.status);
};

it("the status of several donors is changed with a result for each, and one undo reverts all", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null });
  const all = await donors();
  const active = all.filter(({ status }) => status === "active").slice(0, 3);
  const other = all.find(({ status }) => status === "inactive" || status === "dead")!;
  const ids = [...active, other].map(({ _id }) => _id);
  const before = await statuses(ids);
  await scene.show(<BulkStatusButton rows={ids.map((_id) => ({ _id }))} />);
  await scene.press("button", texts.menu);
  await until(() => scene.field(bulkTexts.what));
  await userEvent.selectOptions(scene.field(bulkTexts.what), "deactivate");
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(texts.reasonMissing);
  await userEvent.fill(scene.field(texts.reason), "Non risponde da anni");
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(`${bulkTexts.done(3)}, ${bulkTexts.failed(1)}`);
  expect(await statuses(ids)).toEqual(["inactive", "inactive", "inactive", other.status]);
  expect(page()).toContain("non si può");
  await scene.press("dialog button", shared.undo);
  await expect.poll(page).toContain(bulkTexts.undone);
  expect(await statuses(ids)).toEqual(before);
});

it("all matching donors are too many, and a user who may not change the status has no button", async () => {
  scene = await renderPage("admin", "/app/donors", { part: <BulkStatusButton rows={null} /> });
  await scene.press("button", texts.menu);
  await expect.poll(page).toContain("Scegli al massimo");
  await scene.show(null);
  scene = await renderPage("director", "/app/donors", { part: <BulkStatusButton rows={[{ _id: "d1" }]} /> });
  expect(scene.getByRole("button", { name: texts.menu }).query()).toBeNull();
});

const Notice = () => useInterruptedNotice();

/** All donors of the registry, selected at once. */
const everybody = (total: number): ExportedList => ({
  source: donorsSource,
  read: { path: "/donors", query: { order: "lastName" } },
  filtered: false,
  query: { text: "", filters: [], filter: null },
  total,
  shown: [],
  selected: { kind: "all", except: new Set() },
});

async function openForEverybody(answer?: RenderOptions["answer"]) {
  scene = await renderPage("admin", "/app/donors", { part: null, donors: MANY, ...(answer && { answer }) });
  const { total } = (await scene.callAs("admin", "/donors?limit=1")) as { total: number };
  await scene.show(<BulkStatusButton rows={null} list={everybody(total)} />);
  await scene.press("button", texts.menu);
  await until(() => scene.field(bulkTexts.what));
  await userEvent.selectOptions(scene.field(bulkTexts.what), "deactivate");
  await userEvent.fill(await until(() => scene.field(texts.reason)), "Non risponde da anni");
  expect(page()).toContain(shared.takesTime("donors", total));
}
const MANY = 230;
const allStatuses = async () =>
  ((await scene.callAs("admin", "/donors?limit=1000")) as { donors: Listed[] }).donors.map(({ status }) => status);

it("all donors that match are changed, also if the server asks to wait, and one undo reverts all", async () => {
  let writes = 0;
  /** The donors that are read and not yet changed. */
  const begun = new Set<string>();
  await openForEverybody(async (request, mock) => {
    const id = /\/donors\/(\w+)$/.exec(new URL(request.url).pathname)?.[1];
    if (!id) return mock.fetch(request);
    begun.add(id);
    if (request.method === "PUT" && (writes += 1) === 9) {
      begun.delete(id);
      const tooMany = { success: false, message: "Troppe richieste." };
      return Response.json(tooMany, { status: 429, headers: { "Retry-After": "60" } });
    }
    const response = await mock.fetch(request);
    const { donor } = (await response.clone().json()) as { donor: Listed };
    if (request.method === "PUT" || !allowsAction(donor.status, "deactivate")) begun.delete(id);
    return response;
  });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const before = await allStatuses();
  const changeable = before.filter((status) => allowsAction(status, "deactivate")).length;
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(page).toMatch(/Il server chiede di attendere: si riprende da soli .+ alle ore /);
  // otherwise the calls that are under way would time out
  await expect.poll(() => begun.size).toBe(0);
  await vi.advanceTimersByTimeAsync(60_000);
  await expect.poll(page, { timeout: 20_000 }).toContain(bulkTexts.done(changeable));
  expect(page()).toContain(shared.notListed("donors", before.length - 200));
  expect(await allStatuses()).not.toContain("active");
  await scene.press("dialog button", shared.undo);
  await expect.poll(page, { timeout: 20_000 }).toContain(bulkTexts.undone);
  expect(await allStatuses()).toEqual(before);
});

it("an action that lists the donors first refuses so many, and doesn't promise an undo", async () => {
  await openForEverybody();
  await userEvent.selectOptions(scene.field(bulkTexts.what), "invite");
  await expect.poll(page).toContain(shared.tooMany("donors", MAX_ROWS));
  expect(page()).not.toContain("annullare tutto");
});

it("a long action is stopped: the donors that were left are as before, and an undo reverts the others", async () => {
  let go = () => {};
  const wait = new Promise<void>((resolve) => (go = resolve));
  let writes = 0;
  await openForEverybody(async (request, mock) => {
    if (request.method === "PUT" && (writes += 1) > 4) await wait;
    return mock.fetch(request);
  });
  const before = await allStatuses();
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(() => writes).toBe(8);
  await scene.press("dialog button", shared.stop);
  go();
  await expect.poll(page).toContain("lasciati com’erano");
  expect(page()).toContain(bulkTexts.done(8));
  const changed = (await allStatuses()).filter((status, at) => status !== before[at]);
  expect([changed.length, writes]).toEqual([8, 8]);
  await scene.press("dialog button", shared.undo);
  await expect.poll(page).toContain(bulkTexts.undone);
  expect(await allStatuses()).toEqual(before);
});

it("a long action stops when its page is left; a toast says so at once, and the next list names the rows", async () => {
  let go = () => {};
  const wait = new Promise<void>((resolve) => (go = resolve));
  let writes = 0;
  await openForEverybody(async (request, mock) => {
    if (request.method === "PUT" && (writes += 1) > 4) await wait;
    return mock.fetch(request);
  });
  const before = await allStatuses();
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(() => writes).toBe(8);
  await scene.show(null);
  go();
  const sentence = `si è fermata a 8 di ${before.length}: hai lasciato la pagina.`;
  await expect.poll(() => scene.toasts().join()).toContain(sentence);
  await scene.show(<Notice />);
  await expect.poll(page).toContain(sentence);
  const changed = (await allStatuses()).filter((status, at) => status !== before[at]);
  expect([changed.length, writes]).toEqual([8, 8]);
});

it("the undo of a donor that was merged into another one doesn't change the other", async () => {
  const ids: string[] = [];
  let isMerged = false;
  scene = await renderPage("admin", "/app/donors", {
    part: null,
    answer(request, mock) {
      const merged = isMerged && request.method === "GET" && request.url.endsWith(`/donors/${ids[0]}`);
      return mock.fetch(merged ? new Request(request.url.replace(ids[0]!, ids[2]!), request) : request);
    },
  });
  const active = (await donors()).filter(({ status }) => status === "active").slice(0, 3);
  ids.push(...active.map(({ _id }) => _id));
  await scene.show(<BulkStatusButton rows={active.slice(0, 2).map(({ _id }) => ({ _id }))} />);
  await scene.press("button", texts.menu);
  await until(() => scene.field(bulkTexts.what));
  await userEvent.selectOptions(scene.field(bulkTexts.what), "deactivate");
  await userEvent.fill(await until(() => scene.field(texts.reason)), "Non risponde da anni");
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(bulkTexts.done(2));
  isMerged = true;
  await scene.press("dialog button", shared.undo);
  await expect.poll(page).toContain("Annullato, ma non per 1 donatore.");
  expect(page()).toContain(texts.mergedRow);
  expect((await statuses(ids))[2]).toBe("active");
});

it("a donor that can't be read for the undo is listed with the error, and the undo can go on", async () => {
  const broken = { success: false, message: "Guasto nel registro." };
  let brokenId = "";
  scene = await renderPage("admin", "/app/donors", {
    part: null,
    answer: ({ method, url }) =>
      brokenId && method === "GET" && url.endsWith(`/donors/${brokenId}`)
        ? Response.json(broken, { status: 500 })
        : undefined,
  });
  const ids = (await donors()).filter(({ status }) => status === "active").map(({ _id }) => _id);
  const rows = ids.slice(0, 2).map((_id, nth) => ({ _id, lastName: `Rossi${nth}`, firstName: "Ada" }));
  await scene.show(<BulkStatusButton rows={rows} />);
  await scene.press("button", texts.menu);
  await until(() => scene.field(bulkTexts.what));
  await userEvent.selectOptions(scene.field(bulkTexts.what), "deactivate");
  await userEvent.fill(await until(() => scene.field(texts.reason)), "Non risponde da anni");
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(bulkTexts.done(2));
  brokenId = ids[0]!;
  await scene.press("dialog button", shared.undo);
  await expect.poll(page).toContain("Annullato, ma non per 1 donatore.");
  expect(scene.getByRole("dialog").getByRole("listitem").elements()).toHaveLength(1);
  expect(page()).toMatch(/Rossi0 Ada Guasto nel registro\./);
  brokenId = "";
  await scene.press("dialog button", shared.undo);
  await expect.poll(page).toContain(bulkTexts.undone);
  expect(await statuses(ids.slice(0, 2))).toEqual(["active", "active"]);
});

it("a donor whose response is lost is listed as unclear, also after the undo", async () => {
  const ids: string[] = [];
  scene = await renderPage("admin", "/app/donors", {
    part: null,
    features: FEATURE_NAMES.filter((name) => name !== "idempotency"),
    async answer(request, mock) {
      const response = await mock.fetch(request);
      if (request.method !== "PUT") return response;
      if (request.url.endsWith(ids[0]!)) throw new TypeError("cut");
      return request.url.endsWith(ids[1]!) ? Response.json({ success: true }) : response;
    },
  });
  const active = (await donors()).filter(({ status }) => status === "active").slice(0, 3);
  ids.push(...active.map(({ _id }) => _id));
  await scene.show(<BulkStatusButton rows={active.map(({ _id }) => ({ _id }))} />);
  await scene.press("button", texts.menu);
  await until(() => scene.field(bulkTexts.what));
  await userEvent.selectOptions(scene.field(bulkTexts.what), "deactivate");
  await userEvent.fill(await until(() => scene.field(texts.reason)), "Non risponde da anni");
  await scene.press("dialog button", bulkTexts.apply);
  await expect.poll(page).toContain(`${bulkTexts.done(2)}, 1 da controllare`);
  expect(page()).toContain(UNCLEAR_ERROR);
  await scene.press("dialog button", shared.undo);
  await expect.poll(page).toContain("Annullato, ma non per 1 donatore, 1 da controllare.");
  expect(page()).toContain(UNCLEAR_ERROR);
  expect(await statuses(ids)).toEqual(["inactive", "inactive", "active"]);
});

it("a bulk action stops when another user signs in, and its author then reads how many are done and which are left", async () => {
  const tokens: (string | null)[] = [];
  let wait: Promise<void> | null = null;
  let go = () => {};
  const signInAs = (persona: Persona) =>
    scene.session.signIn({ email: personaEmail(persona), password: PASSWORD, recaptchaToken: "test" });
  scene = await renderPage("admin", "/app/donors", {
    part: null,
    async answer(request, mock) {
      if (request.method === "PUT") {
        tokens.push(request.headers.get("Authorization"));
        await wait;
      }
      return mock.fetch(request);
    },
  });
  const active = (await donors()).filter(({ status }) => status === "active").slice(0, 8);
  const rows = active.map(({ _id }, nth) => ({ _id, lastName: `Rossi${nth}`, firstName: "Ada" }));
  const show = () =>
    scene.show(
      <>
        <BulkStatusButton rows={rows} />
        <Notice />
      </>,
    );
  await show();
  await scene.press("button", texts.menu);
  await until(() => scene.field(bulkTexts.what));
  await userEvent.selectOptions(scene.field(bulkTexts.what), "deactivate");
  await userEvent.fill(await until(() => scene.field(texts.reason)), "Non risponde da anni");
  wait = new Promise<void>((resolve) => (go = resolve));
  await userEvent.click(await until(() => scene.find("dialog button", bulkTexts.apply)));
  await expect.poll(() => tokens.length).toBe(4);
  scene.session.signOut();
  await signInAs("manager");
  go();
  await expect
    .poll(async () => (await statuses(rows.map(({ _id }) => _id))).filter((is) => is === "inactive"))
    .toHaveLength(4);
  expect(page()).not.toContain("Rossi");
  scene.session.signOut();
  await signInAs("admin");
  await expect.poll(page).toContain("si è fermata a 4 di 8");
  expect(page()).toMatch(/Da rifare: .*Rossi/);
  expect([tokens.length, new Set(tokens).size]).toEqual([4, 1]);
});

it("the preview for many donors uses the association's reasons", async () => {
  scene = await renderPage("admin", "/app/donors", { part: null });
  const reason = { label: "Vaccino", forDonor: "dopo un vaccino", fromDay: null, count: 2, unit: "days" };
  await scene.callAs("admin", "/settings/suspensionReasons", {
    method: "PUT",
    body: { version: 0, values: { reasons: [{ ...reason, permanent: false }] } },
  });
  const [one, other] = await donors();
  await scene.show(<BulkStatusButton rows={[one!, other!].map(({ _id }) => ({ _id }))} />);
  await scene.press("button", texts.menu);
  await until(() => scene.field(bulkTexts.what));
  await userEvent.selectOptions(scene.field(bulkTexts.what), "suspend");
  await userEvent.selectOptions(scene.field(texts.suspensionReason), "Vaccino · 2 giorni");
  await expect.poll(page).toContain("Nella sua pagina ognuno legge: «Fino a ");
  expect(page()).toContain("Motivo: dopo un vaccino».");
});
