import { expect, onTestFinished } from "vitest";
import { connect } from "../../../api/connection";
import { setTransport } from "../../../api/transport";
import { createInlineMock, PASSWORD, personaEmail, type Persona } from "../../../mocks/index";
import { stage, until } from "../../../ui/test-support";
import { cleanUp } from "../../test-support/clean-up";
import { widgetProps } from "../../test-support/widget-props";
import { Backoffice } from "../backoffice";

let count = 0;

/**
 * The area of an association with a server of its own, after those that the test has opened before.
 * @param answer answers a call instead of the mock; if it returns undefined, the mock answers
 */
export async function openArea(answer: (request: Request) => Response | undefined = () => undefined) {
  const apiBase = `https://area-${(count += 1)}.example/v2`;
  const mock = createInlineMock({ apiBase, donors: 20, storage: "memory" });
  setTransport(apiBase, { ...mock, fetch: async (request) => answer(request) ?? mock.fetch(request) });
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
    const found = await until(() => scene.find("a", link));
    found.click(); // a locator would find the link of the other area, too
  };
  /** Takes the element out of the page, as a host does. */
  const leavePage = async () => {
    scene.host.remove();
    await scene.render(null);
  };
  return { ...scene, signIn, shows, follow, leavePage };
}
