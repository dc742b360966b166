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
