import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { useSessionState } from "../../api/react/connection";
import { DonorsPage } from "../../features/donors/registry/donors-page";
import type { Persona } from "../../mocks/index";
import { Office } from "../test-support/office";
import { renderPage, type RenderedPage } from "../test-support/render-page";
import { until } from "../../ui/test-support";
import { waitForSocket } from "../test-support/wait-for-socket";

/** The registry; after a sign-out, the reason. */
function List() {
  const state = useSessionState();
  if (state.status !== "signed-out") return <DonorsPage />;
  return <p>{state.deactivated ? "deactivated" : "signed out"}</p>;
}

it("a manager whose zone is merged into another sees the donors of the merged zone in the open list", async () => {
  const scene = await renderPage("manager", "/app/donors", { width: 1200, part: <List />, live: true });
  const first = () => scene.shadow.querySelector("tbody tr")?.textContent ?? "";
  const total = () => /1–10 di (\d+)/.exec(scene.text())?.[1];
  await expect.poll(first).toContain("Bergamo");
  await expect.poll(total).toBeTruthy();
  const before = Number(total());
  const { zones } = (await scene.callAs("admin", "/zones")) as {
    zones: { _id: string; name: string; version: number }[];
  };
  const [merged, target] = ["Bergamo", "Lodi"].map((name) => zones.find((zone) => zone.name === name)!);
  await scene.callAs("admin", `/zones/${merged!._id}/merge`, {
    method: "POST",
    body: { into: target!._id, name: "Lodi", version: merged!.version },
  });
  await expect.poll(first).toContain("Lodi");
  await expect.poll(() => Number(total())).toBeGreaterThan(before);
});

it("a manager's list with a filter for a zone that is deleted meanwhile becomes empty, and the filter no longer offers the zone", async () => {
  const scene = await renderPage("manager", "/app/donors", { width: 1400, part: <List />, live: true });
  const { callAs, shadow } = scene;
  const write = (path: string, method: string, body: object) => callAs("admin", path, { method, body });
  interface Versioned {
    _id: string;
    version: number;
  }
  // a third zone, with one donor
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
  const visible = (selector: string) =>
    [...shadow.querySelectorAll<HTMLElement>(selector)].filter((element) => element.checkVisibility());
  const button = (label: string) => () => visible(`button[aria-label^='${label}']`)[0];
  const offered = () => visible("[role=menuitemcheckbox]").map(({ innerText }) => innerText);
  (await until(button("Filtra per zona"))).click();
  await expect.poll(offered).toEqual(["Bergamo", "Lodi", "Valle"]);
  visible("[role=menuitemcheckbox]").at(-1)?.click();
  await expect.poll(() => rows().map((row) => /Valle/.exec(row.textContent)?.[0])).toEqual(["Valle"]);
  await userEvent.keyboard("{Escape}");

  await moveDonor("Bergamo");
  await giveZones(["Bergamo", "Lodi"]);
  await callAs("admin", `/zones/${zone._id}?version=${zone.version}`, { method: "DELETE", body: {} });
  await expect.poll(scene.text).toContain("Nessuna corrispondenza trovata");
  (await until(button("Togli Valle"))).click();
  await expect.poll(() => rows().length).toBe(10);
  (await until(button("Filtra per zona"))).click();
  await expect.poll(offered).toEqual(["Bergamo", "Lodi"]);
});

it("a manager whose zones change sees the donors of the new zones without a reload, and is signed out when deactivated", async () => {
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
  await expect.poll(scene.text, { timeout: 10_000 }).toContain("deactivated");
});

/** Changes the role of an account, as another user on another device. */
async function giveRole({ callAs }: RenderedPage, by: Persona, id: string, role: string) {
  const { user } = (await callAs(by, `/users/${id}`)) as { user: { version: number } };
  const body = { version: user.version, role, ...(role === "manager" && { areas: ["Lodi"] }) };
  await callAs(by, `/users/${id}`, { method: "PUT", body });
}
const menuOf = ({ shadow }: RenderedPage) =>
  [...shadow.querySelectorAll<HTMLElement>("nav[aria-label='Menu principale'] [data-top]")].map(
    (entry) => entry.innerText,
  );
/** The link to the form for a new donor. */
const createLink = ({ shadow }: RenderedPage) => shadow.querySelector("a[href$='/app/donors/create']");

it("a manager who becomes a director loses the menu and the link to create donors, and reads all zones", async () => {
  const scene = await renderPage("manager", "/app/donors", { width: 1200, part: <Office /> });
  await expect.poll(() => menuOf(scene)).toEqual(["Dashboard", "Utenti", "Impostazioni", "Documenti"]);
  const total = () => Number(/1–10 di (\d+)/.exec(scene.text())?.[1]);
  await expect.poll(total).toBeGreaterThan(0);
  const before = total();
  expect(createLink(scene)).toBeTruthy();
  await waitForSocket(scene, "u3");
  await giveRole(scene, "admin", "u3", "director");
  await expect.poll(() => menuOf(scene)).toEqual([]);
  await expect.poll(total).toBeGreaterThan(before);
  await expect.poll(() => createLink(scene)).toBeNull();
  expect(location.hash).toBe("#/app/donors");
});

it("an administrator who becomes a manager on the page of the managers is redirected to the dashboard", async () => {
  const scene = await renderPage("admin", "/app/managers", { width: 1200, part: <Office /> });
  await expect.poll(() => scene.shadow.querySelectorAll("tbody tr").length).toBeGreaterThan(5);
  await waitForSocket(scene);
  // administrators can't change their own role: another one does
  await giveRole(scene, "admin", "u3", "admin");
  await giveRole(scene, "manager", "u1", "manager");
  await expect.poll(() => location.hash).toBe("#/app/dashboard");
  await expect.poll(() => menuOf(scene)).toEqual(["Dashboard", "Utenti", "Impostazioni", "Documenti"]);
  expect(scene.text()).not.toContain("You aren't authorized");
});
