import { expect, it } from "vitest";
import { draftKey, sealedDraftKey, storeDraft } from "../../../api/session/kept-for-user/stored-drafts";
import { useEffect } from "react";
import { SWRConfig } from "swr";
import type { Connection } from "../../../api/connection";
import { keyPrefix } from "../../../api/react/cache";
import { useConnection, useUser } from "../../../api/react/connection";
import { DonorDetailsPage } from "../../../features/donors/details/donor-details-page";
import { createImportDraft } from "../../../features/importer/draft/import-draft";
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

it("the draft of an import from before an erasure goes, and the user is told; a later one stays", async () => {
  const scene = await renderPage("admin", "/app", { part: null, live: true });
  const name = sealedDraftKey(scene.apiBase, "u1", "importer");
  const begin = () => createImportDraft(name).begin(new File(["Cognome\nRossi\n"], "soci.csv"));
  const toast = () => scene.text().includes(texts.importDropped);
  expect(await begin()).toBe(true);
  await scene.show(<Drops />);
  await expect.poll(scene.text).toContain("Fine");
  await erase(scene);
  await expect.poll(toast).toBe(true);
  expect(localStorage.getItem(name)).toBeNull();
  await expect.poll(async () => (await indexedDB.databases()).map((db) => db.name)).not.toContain(name);
  const later = createImportDraft(name);
  expect(await later.begin(new File(["Cognome\nVerdi\n"], "altri.csv"))).toBe(true);
  await dropErased(connection, "u1", { info: () => expect.unreachable() } as unknown as Toast);
  expect(later.mayExist()).toBe(true);
  later.drop();
  await later.release();
});
