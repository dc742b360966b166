import { expect, it, onTestFinished } from "vitest";
import { draftKey, dropDraft, sealedDraftKey, storeDraft } from "../../../api/session/kept-for-user/stored-drafts";
import { useEffect } from "react";
import { SWRConfig } from "swr";
import type { Connection } from "../../../api/connection";
import { keyPrefix } from "../../../api/react/cache";
import { useConnection, useUser } from "../../../api/react/connection";
import { DonorDetailsPage } from "../../../features/donors/details/donor-details-page";
import { createImportDraft } from "../../../features/importer/draft/import-draft";
import type { ImportDraft } from "../../../features/importer/draft/types";
import { ImporterPage } from "../../../features/importer/importer-page";
import { chooseFile, isSaved, titleIs } from "../../../features/importer/test-support";
import { dropErased } from "../../../shared/donor/drop-erased";
import { texts } from "../../../shared/donor/erased-texts";
import { recentPeople } from "../../../shared/donor/recent-people";
import type { Toast } from "../../../ui/toast/toast";
import { renderPage, type RenderedPage } from "../../test-support/render-page";
import { useDropErased } from "./use-drop-erased";

function Drops() {
  const user = useUser();
  return user && <Watch user={user} />;
}
let connection: Connection;
function Watch({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
  const own = useConnection();
  useEffect(() => void (connection = own), [own]);
  useDropErased(user);
  return <p>Fine</p>;
}

/** Erases d7 elsewhere, once nobody is a duplicate of that donor. */
async function erase({ callAs }: RenderedPage): Promise<void> {
  const { pairs } = (await callAs("admin", "/duplicates?donor=d7&limit=50")) as { pairs: { _id: string }[] };
  for (const { _id } of pairs) await callAs("admin", `/duplicates/${_id}`, { method: "PUT", body: { distinct: true } });
  const { donor } = (await callAs("admin", "/donors/d7")) as { donor: { version: number } };
  const body = { donor: "d7", version: donor.version, received: "2026-11-13", via: "letter", identity: "document" };
  await callAs("admin", "/erasures", { method: "POST", body });
}

it("a colleague without drafts forgets an erased donor of the recent people, and what was read", async () => {
  const scene = await renderPage("admin", "/app/donors/details/d7", { part: null, live: true });
  const read = (id: string) =>
    [...SWRConfig.defaultValue.cache.keys()].filter(
      (key) => key.startsWith(keyPrefix(scene.apiBase)) && key.includes(`/donors/${id}`),
    );
  const recent = () => recentPeople(connection, "u1").map(({ details }) => details.slice(-2));
  for (const id of ["d9", "d7"]) {
    location.hash = `#/app/donors/details/${id}`;
    await scene.show(<DonorDetailsPage />);
    await expect.poll(() => scene.shadow.querySelector("[role=tabpanel]")).toBeTruthy();
  }
  await scene.show(<Drops />);
  await expect.poll(scene.text).toContain("Fine");
  expect(recent()).toEqual(["d7", "d9"]);
  expect(read("d7")).not.toEqual([]);
  await erase(scene);
  await expect.poll(recent).toEqual(["d9"]);
  expect(read("d7")).toEqual([]);
  expect(read("d9")).not.toEqual([]);
});

it("drafts about an erased donor are dropped, those of others stay", async () => {
  const scene = await renderPage("admin", "/app", { part: null, live: true });
  const key = (name: string) => draftKey(scene.apiBase, "u1", name);
  storeDraft(key("donor d7"), { values: { street: "Via Segreta 1" } }, "device");
  storeDraft(key("donor d9"), { values: { street: "Via Altrui 2" } }, "device");
  storeDraft(
    key("day"),
    {
      rows: [
        { donorId: "d7", name: "Rossi" },
        { donorId: "d9", name: "Verdi" },
      ],
    },
    "device",
  );
  await scene.show(<Drops />);
  await expect.poll(scene.text).toContain("Fine");
  await erase(scene);
  await expect.poll(() => localStorage.getItem(key("donor d7"))).toBeNull();
  expect(localStorage.getItem(key("donor d9"))).toContain("Via Altrui 2");
  await expect.poll(() => localStorage.getItem(key("day"))).not.toContain("d7");
  expect(localStorage.getItem(key("day"))).toContain("Verdi");
  for (const name of ["donor d9", "day"]) localStorage.removeItem(key(name));
});

/** The draft of an import, begun when somebody had last been erased at a time. */
async function begin(scene: RenderedPage, last: string | null): Promise<ImportDraft> {
  const draft = createImportDraft(sealedDraftKey(scene.apiBase, "u1", "importer"), () => Promise.resolve(last));
  onTestFinished(draft.drop);
  expect(await draft.begin(new File(["Cognome\nRossi\n"], "soci.csv"))).toBe(true);
  return draft;
}
const isDropped = (scene: RenderedPage) => scene.text().includes(texts.importDropped);
const lastErasure = async (scene: RenderedPage) =>
  ((await scene.callAs("admin", "/erasures")) as { last: string | null }).last;

/** Opens a file in the importer, and waits until its draft is saved. */
async function openFile(scene: RenderedPage): Promise<void> {
  await scene.show(
    <>
      <Drops />
      <ImporterPage />
    </>,
  );
  await chooseFile(scene, new File(["Cognome;Nome;Nascita;Zona\nRossi;Ada;14/03/1963;Lodi\n"], "soci.csv"));
  await titleIs(scene, "Abbina le colonne");
  await expect.poll(() => isSaved(scene)).toBe(true);
}
/** Drops what an erasure of unknown donors may concern. @returns the text of the toast */
async function hear(): Promise<string[]> {
  const told: string[] = [];
  await dropErased(connection, "u1", { info: (text: string) => told.push(text) } as unknown as Toast, false);
  return told;
}

it("an erasure ends an import that is open, with its draft, and the user is told", async () => {
  const scene = await renderPage("admin", "/app/importer", { part: null, live: true });
  await openFile(scene);
  await erase(scene);
  await titleIs(scene, "Importer");
  await expect.poll(() => isDropped(scene)).toBe(true);
  const name = sealedDraftKey(scene.apiBase, "u1", "importer");
  expect(localStorage.getItem(name)).toBeNull();
  await expect.poll(async () => (await indexedDB.databases()).map((db) => db.name)).not.toContain(name);
});

it("a hidden tab drops its open import after an erasure, also when another tab has removed its draft", async () => {
  const scene = await renderPage("admin", "/app/importer", { part: null });
  await openFile(scene);
  expect(await hear()).toEqual([]);
  await erase(scene);
  dropDraft(sealedDraftKey(scene.apiBase, "u1", "importer"));
  expect(await hear()).toEqual([texts.importDropped]);
  await titleIs(scene, "Importer");
  expect(await hear()).toEqual([]);
});

it("a hidden tab keeps an import that was opened after the last erasure, also without a draft", async () => {
  const scene = await renderPage("admin", "/app/importer", { part: null });
  await erase(scene);
  await openFile(scene);
  expect(await hear()).toEqual([]);
  dropDraft(sealedDraftKey(scene.apiBase, "u1", "importer"));
  expect(await hear()).toEqual([]);
  await titleIs(scene, "Abbina le colonne");
});

it("the draft of an import goes at the start if somebody was erased since it was begun, whatever the clocks say", async () => {
  const scene = await renderPage("admin", "/app", { part: null });
  await erase(scene);
  const draft = await begin(scene, null);
  await scene.show(<Drops />);
  await expect.poll(() => isDropped(scene)).toBe(true);
  expect(draft.mayExist()).toBe(false);
});

it("the draft of an import from after the last erasure stays", async () => {
  const scene = await renderPage("admin", "/app", { part: null });
  await erase(scene);
  const draft = await begin(scene, await lastErasure(scene));
  storeDraft(draftKey(scene.apiBase, "u1", "donor d7"), { values: {} }, "device");
  await scene.show(<Drops />);
  // the draft about the erased donor shows that the start has looked
  await expect.poll(() => localStorage.getItem(draftKey(scene.apiBase, "u1", "donor d7"))).toBeNull();
  expect(draft.mayExist()).toBe(true);
  await dropErased(connection, "u1", { info: () => expect.unreachable() } as unknown as Toast, false);
  expect(draft.mayExist()).toBe(true);
});
