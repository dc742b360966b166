import { expect, it } from "vitest";
import { draftKey, storeDraft } from "../../../api/session/kept-for-user/stored-drafts";
import { useUser } from "../../../api/react/connection";
import { renderPage } from "../../test-support/render-page";
import { useDropErased } from "./use-drop-erased";

function Drops() {
  const user = useUser();
  return user && <Watch user={user} />;
}
function Watch({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
  useDropErased(user);
  return <p>Fine</p>;
}

it("drafts about an erased donor are dropped, those of others stay", async () => {
  const scene = await renderPage("admin", "/app", { part: null, live: true });
  const { pairs } = (await scene.callAs("admin", "/duplicates?donor=d7&limit=50")) as { pairs: { _id: string }[] };
  for (const { _id } of pairs)
    await scene.callAs("admin", `/duplicates/${_id}`, { method: "PUT", body: { distinct: true } });
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
  const { donor } = (await scene.callAs("admin", "/donors/d7")) as { donor: { version: number } };
  const body = { donor: "d7", version: donor.version, received: "2026-11-13", via: "letter", identity: "document" };
  await scene.callAs("admin", "/erasures", { method: "POST", body });
  await expect.poll(() => localStorage.getItem(key("donor d7"))).toBeNull();
  expect(localStorage.getItem(key("donor d9"))).toContain("Via Altrui 2");
  await expect.poll(() => localStorage.getItem(key("day"))).not.toContain("d7");
  expect(localStorage.getItem(key("day"))).toContain("Verdi");
  for (const name of ["donor d9", "day"]) localStorage.removeItem(key(name));
});
