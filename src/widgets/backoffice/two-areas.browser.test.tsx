import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished } from "vitest";
import { connect } from "../../api/connection";
import { setTransport } from "../../api/transport";
import { createInlineMock, PASSWORD, personaEmail, type Persona } from "../../mocks/index";
import { pageLocation } from "../../shared/navigation";
import { stage, until } from "../../ui/test-support";
import { cleanUp } from "../test-support/clean-up";
import { widgetProps } from "../test-support/widget-props";
import { Backoffice } from "./backoffice";

let count = 0;

/** The area of an association with a server of its own, after those that the test has opened before. */
async function openArea() {
  const apiBase = `https://area-${(count += 1)}.example/v2`;
  const mock = createInlineMock({ apiBase, donors: 20, storage: "memory" });
  setTransport(apiBase, mock);
  const props = widgetProps(apiBase, { pageTitle: true });
  const { connection, leave } = connect(props);
  const scene = await stage(null);
  await scene.render(<Backoffice {...props} host={scene.host} />);
  onTestFinished(async () => {
    await scene.remove();
    leave();
    setTransport(apiBase, null);
    await cleanUp(apiBase, mock);
    history.replaceState(null, "", location.pathname + location.search);
  });
  const signIn = (persona: Persona) =>
    connection.session.signIn({ email: personaEmail(persona), password: PASSWORD, recaptchaToken: "test" });
  const shows = (heading: string) => expect.poll(scene.heading).toContain(heading);
  const follow = async (link: string) => {
    await until(() => scene.find("a", link));
    await scene.press("a", link);
  };
  /** Takes the element out of the page, as a host does. */
  const leavePage = async () => {
    scene.host.remove();
    await scene.render(null);
  };
  return { ...scene, signIn, shows, follow, leavePage };
}

const LANDING = "Donare sangue, insieme";

it("two areas on a page keep their users and routes apart: the address and the title belong to the first", async () => {
  const first = await openArea();
  const second = await openArea();
  await first.shows(LANDING);
  await second.shows(LANDING);

  await first.follow("Accedi");
  await first.shows("Accedi");
  await first.signIn("admin");
  await first.shows("Buon");
  const { title } = document;
  expect(second.heading()).toContain(LANDING);

  await second.follow("Accedi");
  await second.shows("Accedi");
  await second.signIn("manager");
  await second.shows("Buon");
  expect(location.hash).toBe("#/app/dashboard");
  await second.follow("Donatori");
  await second.shows("Donatori");
  expect([location.hash, document.title]).toEqual(["#/app/dashboard", title]);

  await first.follow("Donatori");
  await first.shows("Donatori");
  history.back();
  await first.shows("Buon");
  expect(second.heading()).toContain("Donatori");
  pageLocation.navigate("/app/documents");
  await first.shows("Documenti");
  expect(second.heading()).toContain("Donatori");
});

it("an area that was inserted beside the first takes the address over when the first has left the page", async () => {
  const first = await openArea();
  const second = await openArea();
  await first.follow("Accedi");
  await first.shows("Accedi");
  await first.leavePage();
  await second.shows("Accedi");
  pageLocation.navigate("/");
  await second.shows(LANDING);
});

it("in the second area the filter closes, and only that area's history goes back", async () => {
  const first = await openArea();
  const second = await openArea();
  await first.follow("Accedi");
  await first.shows("Accedi");
  await second.signIn("admin");
  await second.follow("Donatori");
  await second.shows("Donatori");
  await until(() => second.find("button", "Filtri"));
  await second.press("button", "Filtri");
  await until(() => second.find("dialog[open]"));
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => second.shadow.querySelector("dialog[open]")).toBeNull();
  expect(second.heading()).toContain("Donatori");
  expect([location.hash, first.heading()]).toEqual(["#/auth/login", "Accedi"]);
});
