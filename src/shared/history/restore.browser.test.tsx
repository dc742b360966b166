import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import type { Persona } from "../../mocks/index";
import { renderPage, type RenderedPage, type RenderOptions } from "../../widgets/test-support/render-page";
import { useDonor } from "../donor/reads";
import { HistoryCard } from "./history-card";
import { uiTexts } from "../../ui/texts";
import { texts } from "./texts";

let scene: RenderedPage;

interface Sent {
  version: number;
  [field: string]: unknown;
}
const donorOf = async (id: string) => ((await scene.callAs("admin", `/donors/${id}`)) as { donor: Sent }).donor;
const save = async (id: string, fields: object) =>
  scene.callAs("admin", `/donors/${id}`, { method: "PUT", body: { ...fields, version: (await donorOf(id)).version } });

function History({ id }: { id: string }) {
  const state = useDonor(id);
  return state.status === "ready" && state.data.donor && <HistoryCard donorId={id} donor={state.data.donor} />;
}

/** A donor's history, after some writes. */
async function open(persona: Persona, id: string, writes: () => Promise<unknown>, options: RenderOptions = {}) {
  scene = await renderPage(persona, `/app/donors/details/${id}?tab=history`, { part: null, width: 1100, ...options });
  await writes();
  await scene.show(<History id={id} />);
  await expect.poll(() => scene.shadow.querySelectorAll("li > button[aria-expanded]").length).toBeGreaterThan(0);
}
const openEntry = async (index: number) => {
  const button = scene.shadow.querySelectorAll<HTMLElement>("li > button[aria-expanded]")[index]!;
  await userEvent.click(button, { position: { x: 40, y: 20 } });
  await expect.poll(() => button.getAttribute("aria-expanded")).toBe("true");
};
const page = () => scene.text();

it("a field is restored by keyboard, the focus stays there, and undo reverts it", async () => {
  await open("admin", "d7", () => save("d7", { mobile: "347 5550199", note: "Sera" }));
  const { mobile, version } = await donorOf("d7");
  expect(mobile).toBe("347 5550199");
  await openEntry(0);
  expect(page()).toMatch(/Hai cambiato cellulare e note/);
  const button = scene.find("button", texts.restore);
  expect(button.getAttribute("aria-label")).toBe("Ripristina Cellulare");
  button.focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => scene.toasts()).toEqual([texts.restored(1)]);
  const restored = await donorOf("d7");
  expect(restored.mobile).not.toBe(mobile);
  expect(restored).toMatchObject({ version: version + 1, note: "Sera" });
  await expect.poll(() => scene.focused()?.textContent).toContain(texts.blockedReasons.same);

  await scene.press("button", texts.undoFields);
  await expect.poll(async () => (await donorOf("d7")).mobile).toBe("347 5550199");
});

it("all data before an entry are restored, except the status", async () => {
  await open("admin", "d7", async () => {
    await save("d7", { mobile: "347 5550199", note: "Sera" });
    await save("d7", { status: "inactive", statusReason: "Trasferito" });
    await save("d7", { mobile: "347 5550200", branch: "Ufficio" });
  });
  const before = await donorOf("d7");
  expect(page()).toContain("Stato:");
  await openEntry(2);
  expect(page()).toContain("Rimette 3 campi, anche quelli cambiati dopo; lo stato non cambia.");
  await scene.press("button", texts.restoreAll);
  await expect.poll(() => scene.toasts()).toEqual([texts.restored(3)]);
  const after = await donorOf("d7");
  expect(after.status).toBe("inactive");
  expect(after.mobile).not.toBe("347 5550200");
  expect(after.note).not.toBe("Sera");
  expect(after.version).toBe(before.version + 1);
});

it("a taken fiscal code replaces the button with a message", async () => {
  await open("admin", "d7", async () => {
    const { fiscalCode } = await donorOf("d7");
    await save("d7", { fiscalCode: null });
    await save("d8", { fiscalCode });
  });
  await openEntry(0);
  await scene.press("button", texts.restore);
  await expect.poll(page).toContain("Il codice fiscale è già registrato");
  expect(scene.toasts()).toEqual([]);
  await expect.poll(() => scene.focused()?.textContent).toContain("già registrato");
});

it("a change by another user isn't overwritten; a toast says so, and the history is updated", async () => {
  await open("admin", "d7", () => save("d7", { mobile: "347 5550199" }));
  await openEntry(0);
  await save("d7", { note: "Nuova" });
  await scene.press("button", texts.restore);
  await expect.poll(() => scene.toasts()).toEqual([texts.notRestored(texts.changedMeanwhile)]);
  await expect.poll(page).toContain("Hai cambiato note");
  expect((await donorOf("d7")).mobile).toBe("347 5550199");
  // open entries stay open
  await scene.press("button", texts.restore);
  await expect.poll(async () => (await donorOf("d7")).mobile).not.toBe("347 5550199");
});

it("if the history can't be read after a restore, nothing can be restored until it has been read", async () => {
  let isFailing = false;
  const refuse = () => Response.json({ success: false, message: "" }, { status: 400 });
  const answer: RenderOptions["answer"] = ({ method, url }) =>
    isFailing && method === "GET" && url.includes("/donors/d7") ? refuse() : undefined;
  const fields = { mobile: "347 5550199", note: "Sera" };
  await open("admin", "d7", () => save("d7", fields), { answer });
  await openEntry(0);
  isFailing = true;
  await scene.press("button", texts.restore);
  await expect.poll(page).toContain(texts.outdated);
  expect(scene.getByRole("button", { name: texts.restoreAll }).query()).toBeNull();
  isFailing = false;
  await scene.press("button", uiTexts.retry);
  await expect.poll(page).not.toContain(texts.outdated);
  // with the version of the first restore
  await scene.press("button", texts.restore);
  await expect.poll(async () => (await donorOf("d7")).note).not.toBe("Sera");
});

/** Deletes one of the donor's donations. */
async function deleteDonation() {
  const { donations } = (await scene.callAs("admin", "/donors/d7/donations")) as { donations: { key: string }[] };
  await scene.callAs("admin", `/donations/${donations[0]!.key}`, { method: "DELETE", body: {} });
}

/** Restores it from the newest entry, and undoes that. */
async function restoreAndUndo() {
  const total = async () => ((await scene.callAs("admin", "/donors/d7/donations")) as { total: number }).total;
  const without = await total();
  await openEntry(0);
  await scene.press("button", texts.restoreDonation);
  await expect.poll(() => scene.toasts()).toEqual([texts.restoredDonation]);
  expect(await total()).toBe(without + 1);
  await scene.press("button", texts.undoDonation);
  await expect.poll(total).toBe(without);
}

it("a deleted donation is restored, and undo deletes it again", async () => {
  await open("admin", "d7", deleteDonation);
  await restoreAndUndo();
});

it("a user who may change nothing reads the history by kind", async () => {
  await open("director", "d7", async () => {
    await save("d7", { mobile: "347 5550199" });
    await save("d7", { status: "inactive", statusReason: "Trasferito" });
  });
  await scene.press("button", "Stato");
  await expect.poll(() => scene.shadow.querySelectorAll("li > button[aria-expanded]").length).toBe(1);
  expect(page()).toContain("1 voce dal");
  await scene.press("button", texts.all);
  const { history } = (await scene.callAs("admin", "/donors/d7/history")) as { history: { action: string }[] };
  expect(history.map(({ action }) => action)).toContain("create");
  expect(page()).toContain(`${history.length} voci dal`);
  await openEntry(1);
  expect(page()).toContain("347 5550199");
  expect(page()).not.toContain(texts.restore);
});

it("a server without versions receives only the values, also for the undo", async () => {
  const sent: object[] = [];
  const donor = { _id: "x1", lastName: "Rossi", firstName: "Ada", status: "active", mobile: "347 5550142" };
  const history = [
    { date: "2026-11-01T10:00:00Z", changes: [{ field: "mobile", from: "347 5550199", to: "347 5550142" }] },
  ];
  await open("admin", "x1", async () => undefined, {
    async answer(request) {
      const { pathname } = new URL(request.url);
      if (!pathname.startsWith("/v2/donors/x1")) return undefined as never;
      if (request.method === "PUT") {
        const body = (await request.json()) as object;
        sent.push(body);
        Object.assign(donor, body);
        return new Response(null, { status: 204 });
      }
      return Response.json(pathname.endsWith("/history") ? { history } : pathname.endsWith("/x1") ? { donor } : {});
    },
  });
  await openEntry(0);
  await scene.press("button", texts.restore);
  await expect.poll(() => scene.toasts()).toEqual([texts.restored(1)]);
  await scene.press("button", texts.undoFields);
  await expect.poll(() => sent).toEqual([{ mobile: "347 5550199" }, { mobile: "347 5550142" }]);
});

it("on a server without versions a change by another user isn't overwritten", async () => {
  const withoutVersions: RenderOptions["answer"] = (request, mock) =>
    request.method === "GET" && request.url.endsWith("/donors/d7")
      ? mock.fetch(request).then(async (answer) => {
          const body = (await answer.json()) as { donor: object };
          return Response.json({ ...body, donor: { ...body.donor, version: undefined } });
        })
      : undefined;
  await open("admin", "d7", () => save("d7", { mobile: "347 5550199" }), { answer: withoutVersions });
  await openEntry(0);
  await save("d7", { mobile: "347 5550201" });
  await scene.press("button", texts.restore);
  await expect.poll(() => scene.toasts()).toEqual([texts.notRestored(texts.changedMeanwhile)]);
  expect((await donorOf("d7")).mobile).toBe("347 5550201");
});
