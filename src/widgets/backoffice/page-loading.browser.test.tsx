import { expect, it } from "vitest";
import type { User } from "../../domain/entities";
import { pageLocation } from "../../shared/navigation";
import { renderPage } from "../test-support/render-page";
import { PageLoading } from "./page-loading";
import { Shell } from "./shell/shell";
import { WelcomeLayout } from "./shell/welcome-layout";

const { navigate } = pageLocation;

const user: User = { _id: "u1", email: "a@b.it", role: "admin", status: "active", privacy: true, profileImage: null };
const loading = <PageLoading />;
const LAYOUTS = {
  app: (
    <Shell user={user} path="/app/dashboard" privacyUrl={null} bell emit={() => undefined}>
      {loading}
    </Shell>
  ),
  welcome: (
    <WelcomeLayout user={user} path="/registration">
      {loading}
    </WelcomeLayout>
  ),
};

it.each(["app", "welcome"] as const)(
  "while a page of the %s layout loads, the overlay covers all of the element",
  async (layout) => {
    const scene = await renderPage("admin", "/app/dashboard", { part: LAYOUTS[layout] });
    const overlay = () =>
      [...scene.shadow.querySelectorAll("[role=status] > div")].find(
        (element) => getComputedStyle(element).position === "absolute",
      );
    await expect.poll(overlay).toBeTruthy();
    const [covered, whole] = [overlay()!, scene.shadow.querySelector(".gds-app")!].map((element) =>
      element.getBoundingClientRect(),
    );
    for (const side of ["top", "left", "right", "bottom"] as const) expect(covered![side]).toBeCloseTo(whole![side], 0);
    // the menu stays usable while the page loads
    expect(getComputedStyle(overlay()!).pointerEvents).toBe("none");
  },
);

it('with bell="off" the bar has no bell, but a link to the notifications opens the drawer', async () => {
  const shell = (
    <Shell user={user} path="/app/dashboard" privacyUrl={null} bell={false} emit={() => undefined}>
      Pagina
    </Shell>
  );
  const scene = await renderPage("admin", "/app/dashboard", { part: shell });
  const bells = () => scene.getByRole("button", { name: /^Notifiche/ }).elements();
  await expect.poll(scene.text).toContain("Pagina");
  expect(bells()).toHaveLength(0);
  navigate("/app/dashboard?notifiche");
  await expect.poll(scene.dialog).toContain("Notifiche");
});
