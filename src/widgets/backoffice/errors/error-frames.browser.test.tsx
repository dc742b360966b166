import { beforeEach, expect, it, vi } from "vitest";
import { pageLocation } from "../../../shared/navigation";
import { openArea } from "../test-support/open-area";
import { openOffice } from "../test-support/visit-routes";

/** Error screens stand within the frame, so that logo and menu lead elsewhere. */

beforeEach(() => {
  // React logs the errors that a boundary catches
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  return () => vi.restoreAllMocks();
});

const refuses =
  (end: string) =>
  ({ url, method }: Request) =>
    method === "GET" && new URL(url).pathname.endsWith(end)
      ? Response.json({ success: false, message: "Messaggio del server" }, { status: 403 })
      : undefined;

it.each(["/app/emails-template/t1", "/app/emails-template/t1/edit", "/app/donors"])(
  "a page that fails keeps the bar with the menu, and its error screen names it: %s",
  async (path) => {
    const scene = await openOffice("admin", {
      path: "/app/account-settings",
      answer: path === "/app/donors" ? refuses("/donors") : refuses("/emails-template/t1"),
    });
    pageLocation.navigate(path);
    await expect.poll(scene.heading).toBe("oh nooo!");
    const name = path === "/app/donors" ? "Donatori" : path.includes("edit") ? "Modifica e-mail" : "Emails Template";
    expect(scene.text()).toContain(`La pagina «${name}» non si è aperta.`);
    await expect.element(scene.getByRole("navigation", { name: "Menu principale" })).toBeVisible();
    expect(scene.shadow.querySelectorAll("main")).toHaveLength(1);
  },
);

it("if the permissions can't be read, a bar with the logo stands above the screen, which says what failed", async () => {
  const area = await openArea(refuses("/ability"));
  await area.signIn("admin");
  await area.follow("Vai alla dashboard");
  await area.shows("Error");
  expect(area.text()).toContain("Non siamo riusciti a leggere i tuoi permessi. Messaggio del server");
  expect(area.text()).toContain("Gruppo Donatori");
});

it("an unknown address keeps the bar for users who are signed in, and has a plain one for visitors", async () => {
  const scene = await openOffice("manager", { path: "/nowhere" });
  await expect.poll(scene.heading).toBe("Page not found");
  await expect.element(scene.getByRole("navigation", { name: "Menu principale" })).toBeVisible();
  const visited = await openOffice(null, { path: "/nowhere" });
  await expect.poll(visited.heading).toBe("Page not found");
  expect(visited.text()).toContain("Gruppo Donatori");
  expect(visited.shadow.querySelector("nav")).toBeNull();
});
