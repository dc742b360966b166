import { useEffect, useState } from "react";
import { expect, it } from "vitest";
import { useLiveAccounts } from "../../../api/react/use-live-accounts";
import { useConnection, useSessionState } from "../../../api/react/connection";
import { DonorsPage } from "../../../features/donors/registry/donors-page";
import { renderPage } from "../../test-support/render-page";

/** As the shell does, around a list. */
function Live() {
  useLiveAccounts();
  const { notifications } = useConnection();
  const [connected, setConnected] = useState(false);
  useEffect(() => notifications.listen("u3", { onConnect: () => setConnected(true) }), [notifications]);
  const state = useSessionState();
  if (state.status === "signed-out") return <p>{state.deactivated ? "deactivated" : "signed out"}</p>;
  return (
    <>
      {connected && <i data-connected />}
      <DonorsPage />
    </>
  );
}

it("a manager whose zone is merged away while the list is open sees it under the zone that stays", async () => {
  const scene = await renderPage("manager", "/app/donors", { width: 1200, part: <Live /> });
  const first = () => scene.shadow.querySelector("tbody tr")?.textContent ?? "";
  const total = () => /1–10 di (\d+)/.exec(scene.shadow.textContent)?.[1];
  await expect.poll(first).toContain("Bergamo");
  await expect.poll(total).toBeTruthy();
  const before = Number(total());
  await expect.poll(() => scene.shadow.querySelector("[data-connected]")).toBeTruthy();
  const { zones } = (await scene.callAs("admin", "/zones")) as {
    zones: { _id: string; name: string; version: number }[];
  };
  const [gone, stays] = ["Bergamo", "Lodi"].map((name) => zones.find((zone) => zone.name === name)!);
  await scene.callAs("admin", `/zones/${gone!._id}/merge`, {
    method: "POST",
    body: { into: stays!._id, name: "Lodi", version: gone!.version },
  });
  await expect.poll(first).toContain("Lodi");
  await expect.poll(() => Number(total())).toBeGreaterThan(before);
});

it("a manager whose zones change while signed in sees the others without a reload, and who is shut out is told", async () => {
  const scene = await renderPage("manager", "/app/donors", { width: 1200, part: <Live /> });
  const rows = () => [...scene.shadow.querySelectorAll("tbody tr")];
  const zones = () => [...new Set(rows().map((row) => /Bergamo|Lodi/.exec(row.textContent)?.[0]))];
  const save = async (change: object) => {
    const { user } = (await scene.callAs("admin", "/users/u3")) as { user: { version: number } };
    await scene.callAs("admin", "/users/u3", { method: "PUT", body: { version: user.version, ...change } });
  };
  await expect.poll(() => rows().length).toBe(10);
  await expect.poll(zones).toEqual(["Bergamo"]);
  // what is saved before the socket stands isn't heard
  await expect.poll(() => scene.shadow.querySelector("[data-connected]"), { timeout: 10_000 }).toBeTruthy();
  await save({ areas: ["Lodi"] });
  await expect.poll(zones, { timeout: 10_000 }).toEqual(["Lodi"]);
  await save({ status: "inactive" });
  await expect.poll(() => scene.shadow.textContent, { timeout: 10_000 }).toContain("deactivated");
});
