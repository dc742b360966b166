import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished, vi } from "vitest";
import { FEATURE_NAMES } from "../../../domain/features";
import { renderPage, type RenderedPage, type RenderOptions } from "../../../widgets/test-support/render-page";
import { pageLocation } from "../../../shared/navigation";
import { DonorDetailsPage } from "../details/donor-details-page";
import { PASSWORD, personaEmail, type Persona } from "../../../mocks/index";
import { useInterruptedNotice } from "../../../shared/lists/bulk/interrupted";
import { texts } from "./texts";
import { until } from "../../../ui/test-support";
import { uiTexts } from "../../../ui/texts";

const { navigate } = pageLocation;

let scene: RenderedPage;
const page = () => scene.text();

/** @returns the ids of the first donors to whom a rule applies */
async function donorsWith(rule: object): Promise<string[]> {
  const queryFilters = JSON.stringify({ combinator: "and", rules: [rule] });
  const { donors } = (await scene.session.call("/donors", { query: { limit: 100, queryFilters } })) as {
    donors: { _id: string }[];
  };
  return donors.map(({ _id }) => _id);
}
const donorWithDueAward = async () => (await donorsWith({ field: "awardDue", operator: "notNull" }))[0]!;

/** Shows a donor, by default one with a due award. @param awaited a text of the tab @returns the donor's id */
async function show(
  persona: "admin" | "director",
  { choose = donorWithDueAward, ...options }: RenderOptions & { choose?: () => Promise<string> } = {},
  awaited: string = texts.due,
) {
  scene = await renderPage(persona, "/app/donors", { part: null, width: 1100, ...options });
  const _id = await choose();
  navigate(`/app/donors/details/${_id}?tab=awards`);
  await scene.show(<DonorDetailsPage />);
  await expect.poll(page).toContain(awaited);
  return _id;
}
const awards = async (id: string) =>
  (
    (await scene.callAs("admin", `/donors/${id}/awards`)) as {
      awards: { key: string; version: number; awardDonorsGroup: string | null; award: string | null }[];
    }
  ).awards;

it("an earned award is marked as handed over; the toast or the menu of the award reverts it", async () => {
  const id = await show("admin");
  const before = await awards(id);
  await scene.press("button", texts.handOver);
  await expect.poll(async () => (await awards(id)).length).toBe(before.length + 1);
  await expect.poll(page).not.toContain(texts.due);
  await scene.press("[data-sonner-toast] button", "Togli");
  await expect.poll(async () => (await awards(id)).length).toBe(before.length);
  await expect.poll(page).toContain(texts.due);

  await scene.press("button", texts.handOver);
  await expect.poll(page).not.toContain(texts.due);
  const [{ awardDonorsGroup: name } = { awardDonorsGroup: null }] = await awards(id); // newest first
  await scene.press("[aria-haspopup=menu]", texts.actions(name!));
  await until(() => scene.find("[role=menuitem]", "Segna come non consegnata"));
  expect(scene.getByRole("menuitem", { name: "Elimina" }).query()).toBeNull();
  await scene.press("[role=menuitem]", "Segna come non consegnata");
  await expect.poll(page).toContain(texts.due);
  await expect.poll(page).toMatch(/Benemerenza segnata come non consegnata: \S+/);
});

it("the button that hands over an award is busy until the list shows it, however long that takes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  let isHeld = false;
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const id = await show("admin", {
    async answer({ method, url }) {
      if (isHeld && method === "GET" && url.includes("/awards")) await held;
      return undefined;
    },
  });
  const before = await awards(id);
  isHeld = true;
  await scene.press("button", texts.handOver);
  await expect.poll(() => scene.toasts()).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(9_000);
  const button = scene.find("button", texts.handOver);
  expect(button.getAttribute("aria-busy")).toBe("true");
  expect(page()).not.toContain(texts.due);
  button.click();
  release();
  await expect.poll(page).not.toContain(texts.due);
  expect(await awards(id)).toHaveLength(before.length + 1);
});

it("if the list can't be read after a hand-over, its rows say so, and the button reads the list instead of handing over again", async () => {
  let isFailing = false;
  const id = await show("admin", {
    answer: ({ method, url }) =>
      isFailing && method === "GET" && url.includes("/awards")
        ? Response.json({ success: false, message: "" }, { status: 400 })
        : undefined,
  });
  const before = await awards(id);
  isFailing = true;
  await scene.press("button", texts.handOver);
  await expect.poll(page).toContain(texts.dueUnknown);
  expect(page()).not.toContain(texts.due);
  expect(scene.getByRole("button", { name: texts.handOver }).query()).toBeNull();
  await scene.press("button", uiTexts.retry);
  await expect.poll(page).toContain(texts.dueUnknown);
  isFailing = false;
  await scene.press("button", uiTexts.retry);
  await expect.poll(page).not.toContain(texts.dueUnknown);
  expect(page()).not.toContain(texts.due);
  expect(await awards(id)).toHaveLength(before.length + 1);
});

it("another award is added, changed and removed; a future day is rejected", async () => {
  const id = await show("admin");
  await scene.press("button", texts.add);
  await userEvent.fill(scene.field(texts.name), "Targa del sindaco");
  await userEvent.fill(scene.field(texts.day), "01/01/2999");
  await scene.press("dialog button", uiTexts.save);
  await expect.poll(page).toContain(texts.dayWrong);
  await userEvent.fill(scene.field(texts.day), "02/06/2026");
  await scene.press("dialog button", uiTexts.save);
  await expect
    .poll(() => awards(id))
    .toContainEqual(
      expect.objectContaining({ award: "Targa del sindaco", awardDate: "2026-06-02", awardDonorsGroup: null }),
    );
  const menu = async (action: string, name = "Targa del sindaco") => {
    await scene.press("[aria-haspopup=menu]", texts.actions(name));
    await scene.press("[role=menuitem]", action);
  };
  await menu(texts.edit);
  await userEvent.fill(scene.field(texts.name), "Targa del Comune");
  await scene.press("dialog button", uiTexts.save);
  await expect.poll(page).toContain("Targa del Comune");
  // the toast covers the menu in the tests' small window
  await scene.press("[data-sonner-toast][data-front=true] button", "Chiudi");
  await menu("Elimina", "Targa del Comune");
  await expect.poll(async () => (await awards(id)).some(({ award }) => award === "Targa del Comune")).toBe(false);
});

it("undo isn't offered if the response doesn't contain the added award", async () => {
  await show("admin", {
    answer: ({ method, url }) =>
      method === "POST" && url.endsWith("/awards") ? Response.json({ success: true }) : undefined,
  });
  await scene.press("button", texts.add);
  await userEvent.fill(scene.field(texts.name), "Targa del sindaco");
  await scene.press("dialog button", uiTexts.save);
  await expect.poll(() => scene.toasts()).toHaveLength(1);
  expect(scene.getByRole("button", { name: "Togli" }).query()).toBeNull();
});

async function donorWithSeveralAwards(): Promise<string> {
  for (const id of await donorsWith({ field: "status", operator: "=", value: "active" }))
    if ((await awards(id)).filter(({ awardDonorsGroup }) => awardDonorsGroup).length > 1) return id;
  throw new Error("no active donor has several awards");
}

/** Shows a donor with several due awards. @returns the donor's id, and the label of the button for all of them */
async function showSeveral(options: RenderOptions = {}) {
  const choose = async () => {
    const id = await donorWithSeveralAwards();
    // what is taken back is due again
    for (const { key, version } of await awards(id))
      await scene.callAs("admin", `/awards/${key}?version=${version}`, { method: "DELETE", body: {} });
    return id;
  };
  const id = await show("admin", { ...options, choose });
  const button = await until(() =>
    [...scene.shadow.querySelectorAll("button")].find(({ innerText }) => /^Segna \d+ come/.test(innerText)),
  );
  return { id, label: button.innerText };
}

it("all due awards are handed over at once, and one undo takes them back", async () => {
  const { id, label } = await showSeveral();
  await scene.press("button", label);
  await expect.poll(() => scene.toasts()).toHaveLength(1);
  await expect.poll(page).not.toContain(texts.due);
  const given = await awards(id);
  expect(given.length).toBeGreaterThan(1);
  await scene.press("[data-sonner-toast] button", texts.undo.markedSeveral(given.length));
  await expect.poll(page).toContain(texts.due);
  expect(await awards(id)).toEqual([]);
});

it("if the undo of several awards fails, a toast says so, and the awards stay", async () => {
  const busy = { success: false, message: "Troppe richieste." };
  let isBusy = false;
  const { id, label } = await showSeveral({
    answer: ({ method }) => (isBusy && method === "DELETE" ? Response.json(busy, { status: 429 }) : undefined),
  });
  await scene.press("button", label);
  await expect.poll(page).not.toContain(texts.due);
  const given = await awards(id);
  isBusy = true;
  await scene.press("[data-sonner-toast] button", texts.undo.markedSeveral(given.length));
  await expect.poll(() => scene.toasts().join()).toContain("Non annullato.");
  expect(await awards(id)).toEqual(given);
});

it("awards that are handed over at once after an unclear attempt, whose outcome the list shows, are a new write", async () => {
  const keys: (string | null)[] = [];
  let isCut = true;
  const { label } = await showSeveral({
    answer: ({ method, url, headers }) => {
      if (method !== "POST" || !url.endsWith("/awards")) return undefined;
      keys.push(headers.get("Idempotency-Key"));
      if (isCut) throw new TypeError("cut");
      return undefined;
    },
  });
  await scene.press("button", label);
  await expect.poll(() => scene.toasts().join()).toContain("Non sappiamo");
  const lost = keys.splice(0);
  isCut = false;
  await scene.press("button", label);
  await expect.poll(page).not.toContain(texts.due);
  expect(keys.filter((key) => lost.includes(key))).toEqual([]);
});

it("after a sign-out during a hand-over, the next user sees no message; the author sees one after signing in again", async () => {
  const Notice = () => useInterruptedNotice();
  const signInAs = (persona: Persona) =>
    scene.session.signIn({ email: personaEmail(persona), password: PASSWORD, recaptchaToken: "test" });
  let sent = 0;
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const { id, label } = await showSeveral({
    async answer(request, mock) {
      if (request.method !== "POST" || !request.url.endsWith("/awards")) return undefined;
      sent += 1;
      const isFirst = sent === 1;
      await held;
      return isFirst ? Response.json({ success: false, message: "" }, { status: 400 }) : mock.fetch(request);
    },
  });
  await scene.press("button", label);
  await expect.poll(() => sent).toBeGreaterThan(1);
  scene.session.signOut();
  await signInAs("manager");
  await scene.show(<Notice />);
  go();
  await expect.poll(async () => (await awards(id)).length).toBe(sent - 1);
  expect(scene.toasts()).toEqual([]);
  expect(page()).toBe("");
  scene.session.signOut();
  await signInAs("admin");
  await expect.poll(page).toMatch(/Consegna a .+ si è fermata a \d+ di \d+/);
});

it("a user who may only read sees the due award without buttons", async () => {
  await show("director");
  expect(scene.getByRole("button", { name: texts.handOver }).query()).toBeNull();
  expect(scene.getByRole("button", { name: texts.add }).query()).toBeNull();
});

it("an association with other tiers hands over its own awards", async () => {
  const id = await show("admin", { awards: "fidas", donors: 200 });
  expect(page()).toMatch(/\d0 donazioni/);
  expect(page()).not.toContain("Rame");
  await scene.press("button", texts.handOver);
  await expect.poll(async () => (await awards(id)).at(-1)?.awardDonorsGroup).toMatch(/^\d+0 donazioni$/);
});

it("without the feature `settings` the default awards are used", async () => {
  await show("admin", { features: FEATURE_NAMES.filter((name) => name !== "settings") });
  expect(page()).toContain("Rame");
});

it("if the settings can't be read, no award is due", async () => {
  const answer: RenderOptions["answer"] = ({ url }) =>
    url.endsWith("/settings") ? Response.json({ success: false, message: "" }, { status: 403 }) : undefined;
  await show("admin", { answer }, "0 maturate");
  expect(page()).not.toContain(texts.due);
});
