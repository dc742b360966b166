import { expect, it, onTestFinished } from "vitest";
import type { User } from "../../domain/entities";
import { pageLocation } from "../../shared/navigation";
import { renderPage } from "../test-support/render-page";
import { Office } from "../test-support/office";
import { stage } from "../../ui/test-support";
import { AppLoading } from "./app-loading";
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

/** Places of the visible skeletons, in px from the top of the element. */
const skeletonTops = (shadow: ShadowRoot) =>
  [...shadow.querySelectorAll<HTMLElement>("[role=status] [aria-hidden]")]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.offsetTop);

it.each([
  ["/app/donors", 50],
  ["/app/dashboard", 5],
  ["/", 3],
])("the first paint of %s shows the layout of the page", async (path, count) => {
  const scene = await stage(<AppLoading path={path} />, 1200);
  onTestFinished(() => scene.remove());
  expect(skeletonTops(scene.shadow).length).toBeGreaterThanOrEqual(count);
  expect(scene.text()).toContain("Gruppo Donatori");
});

it("the layout stays from the first paint until the page is there", async () => {
  const scene = await renderPage("admin", "/app/donors", { part: null, width: 1200 });
  const seen: number[] = [];
  const observer = new MutationObserver(() => {
    if (!scene.shadow.querySelector("h1")) seen.push(skeletonTops(scene.shadow).length);
  });
  await scene.show(<Office />);
  observer.observe(scene.shadow, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  await expect.poll(() => scene.heading()).toContain("Donatori");
  expect(seen.filter((count) => count === 0)).toEqual([]);
});
