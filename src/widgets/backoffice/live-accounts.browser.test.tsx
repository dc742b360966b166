import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { useSessionState } from "../../api/react/connection";
import { DonorsPage } from "../../features/donors/registry/donors-page";
import type { Persona } from "../../mocks/index";
import { Office } from "../test-support/office";
import { renderPage, type RenderedPage } from "../test-support/render-page";
import { until } from "../../ui/test-support";
import { socketStands } from "../test-support/socket-stands";

/** A list, and why the session ended. */
function List() {
  const state = useSessionState();
  if (state.status !== "signed-out") return <DonorsPage />;
  return <p>{state.deactivated ? "deactivated" : "signed out"}</p>;
}

it("a manager whose zone is merged away while the list is open sees it under the zone that stays", async () => {
  const scene = await renderPage("manager", "/app/donors", { width: 1200, part: <List />, live: true });
  const first = () => scene.shadow.querySelector("tbody tr")?.textContent ?? "";
  const total = () => /1–10 di (\d+)/.exec(scene.text())?.[1];
  await expect.poll(first).toContain("Bergamo");
  await expect.poll(total).toBeTruthy();
  const before = Number(total());
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

it("a manager's list that is filtered by a zone which is deleted meanwhile says that nobody is left, and no longer offers the zone", async () => {
  const scene = await renderPage("manager", "/app/donors", { width: 1400, part: <List />, live: true });
  const { callAs, shadow } = scene;
  const write = (path: string, method: string, body: object) => callAs("admin", path, { method, body });
  interface Versioned {
    _id: string;
    version: number;
  }
  // a third zone, of which somebody is
  const { zone } = (await write("/zones", "POST", { name: "Valle" })) as { zone: Versioned };
  const giveZones = async (areas: string[]) => {
    const { user } = (await callAs("admin", "/users/u3")) as { user: Versioned };
    await write("/users/u3", "PUT", { version: user.version, areas });
  };
  await giveZones(["Bergamo", "Lodi", "Valle"]);
  const moveDonor = async (area: string) => {
    const { donor } = (await callAs("admin", "/donors/d7")) as { donor: Versioned };
    await write("/donors/d7", "PUT", { version: donor.version, area, association: null });
  };
  await moveDonor("Valle");
  const rows = () => [...shadow.querySelectorAll("tbody tr")];
  const seen = (selector: string) =>
    [...shadow.querySelectorAll<HTMLElement>(selector)].filter((one) => one.checkVisibility());
  const button = (label: string) => () => seen(`button[aria-label^='${label}']`)[0];
  const offered = () => seen("[role=menuitemcheckbox]").map(({ innerText }) => innerText);
  (await until(button("Filtra per zona"))).click();
  await expect.poll(offered).toEqual(["Bergamo", "Lodi", "Valle"]);
  seen("[role=menuitemcheckbox]").at(-1)?.click();
  await expect.poll(() => rows().map((row) => /Valle/.exec(row.textContent)?.[0])).toEqual(["Valle"]);
  await userEvent.keyboard("{Escape}");

  await moveDonor("Bergamo");
  await giveZones(["Bergamo", "Lodi"]);
  await callAs("admin", `/zones/${zone._id}?version=${zone.version}`, { method: "DELETE", body: {} });
  await expect.poll(() => shadow.textContent).toContain("Nessuna corrispondenza trovata");
  (await until(button("Togli Valle"))).click();
  await expect.poll(() => rows().length).toBe(10);
  (await until(button("Filtra per zona"))).click();
  await expect.poll(offered).toEqual(["Bergamo", "Lodi"]);
});

it("a manager whose zones change while signed in sees the others without a reload, and who is shut out is told", async () => {
  const scene = await renderPage("manager", "/app/donors", { width: 1200, part: <List />, live: true });
  const rows = () => [...scene.shadow.querySelectorAll("tbody tr")];
  const zones = () => [...new Set(rows().map((row) => /Bergamo|Lodi/.exec(row.textContent)?.[0]))];
  const save = async (change: object) => {
    const { user } = (await scene.callAs("admin", "/users/u3")) as { user: { version: number } };
    await scene.callAs("admin", "/users/u3", { method: "PUT", body: { version: user.version, ...change } });
  };
  await expect.poll(() => rows().length).toBe(10);
  await expect.poll(zones).toEqual(["Bergamo"]);
  await save({ areas: ["Lodi"] });
  await expect.poll(zones, { timeout: 10_000 }).toEqual(["Lodi"]);
  await save({ status: "inactive" });
  await expect.poll(() => scene.text(), { timeout: 10_000 }).toContain("deactivated");
});

/** Somebody who may gives an account another role, elsewhere. */
async function giveRole({ callAs }: RenderedPage, by: Persona, id: string, role: string) {
  const { user } = (await callAs(by, `/users/${id}`)) as { user: { version: number } };
  const body = { version: user.version, role, ...(role === "manager" && { areas: ["Lodi"] }) };
  await callAs(by, `/users/${id}`, { method: "PUT", body });
}
const menuOf = ({ shadow }: RenderedPage) =>
  [...shadow.querySelectorAll<HTMLElement>("nav[aria-label='Menu principale'] [data-top]")].map((one) => one.innerText);
/** Where the page leads to add somebody. */
const adding = ({ shadow }: RenderedPage) => shadow.querySelector("a[href$='/app/donors/create']");

it("a manager who becomes a director has no menu any more, reads all zones, and adds nobody", async () => {
  const scene = await renderPage("manager", "/app/donors", { width: 1200, part: <Office /> });
  await expect.poll(() => menuOf(scene)).toEqual(["Dashboard", "Utenti", "Impostazioni", "Documenti"]);
  const total = () => Number(/1–10 di (\d+)/.exec(scene.text())?.[1]);
  await expect.poll(total).toBeGreaterThan(0);
  const before = total();
  expect(adding(scene)).toBeTruthy();
  await socketStands(scene, "u3");
  await giveRole(scene, "admin", "u3", "director");
  await expect.poll(() => menuOf(scene)).toEqual([]);
  await expect.poll(total).toBeGreaterThan(before);
  await expect.poll(() => adding(scene)).toBeNull();
  expect(location.hash).toBe("#/app/donors");
});

it("an administrator who becomes a manager while among the managers is led to the dashboard", async () => {
  const scene = await renderPage("admin", "/app/managers", { width: 1200, part: <Office /> });
  await expect.poll(() => scene.shadow.querySelectorAll("tbody tr").length).toBeGreaterThan(5);
  await socketStands(scene);
  // nobody demotes themself: another administrator does
  await giveRole(scene, "admin", "u3", "admin");
  await giveRole(scene, "manager", "u1", "manager");
  await expect.poll(() => location.hash).toBe("#/app/dashboard");
  await expect.poll(() => menuOf(scene)).toEqual(["Dashboard", "Utenti", "Impostazioni", "Documenti"]);
  expect(scene.text()).not.toContain("You aren't authorized");
});
