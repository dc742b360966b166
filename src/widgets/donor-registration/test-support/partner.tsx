import { userEvent } from "vitest/browser";
import { expect, onTestFinished, vi } from "vitest";
import { connect } from "../../../api/connection";
import { setTransport } from "../../../api/transport";
import { createInlineMock, PASSWORD, personaEmail, type InlineMock, type Persona } from "../../../mocks/index";
import { stage, until, type Rendered } from "../../../ui/test-support";
import { createCallAs, type CallAs } from "../../test-support/call-as";
import { cleanUp } from "../../test-support/clean-up";
import { delayResponse } from "../../test-support/delay-responses";
import { trackRequest } from "../../test-support/leaks/pending-requests";
import { widgetProps } from "../../test-support/widget-props";
import type { WidgetProps } from "../../host/widget";
import { DonorRegistration } from "../donor-registration";

/** Answers a call instead of the mock. If it returns undefined, the mock answers. */
type Answer = (request: Request) => Response | Promise<Response> | undefined;

/** The element on a partner's page, with its own API in memory. Everything is removed at the end of the test. */
export interface Partner {
  scene: Rendered;
  mock: InlineMock;
  apiBase: string;
  emit: ReturnType<typeof vi.fn>;
  callAs: CallAs;
  /** Sets the function that answers the next calls; null for the mock only. */
  answer(next: Answer | null): void;
  /** Reloads the page. @param beforeInsert called before the element is inserted again */
  reload(beforeInsert?: () => void): Promise<void>;
  input(label: string): HTMLInputElement;
  button(name: string): HTMLElement;
  press(name: string): Promise<void>;
  heading(): string | undefined;
  /** The text of the focused heading; undefined if another element has the focus. */
  focusedHeading(): string | undefined;
  page(): string;
  /** Signs in by the form. */
  signIn(persona: Persona): Promise<void>;
  /** Confirms an address by the link of its newest mail, on another device. */
  openMail(to: string): Promise<void>;
  /** The link of the newest mail to an address. */
  mailedLink(to: string): Promise<string>;
}

interface PartnerOptions extends Partial<WidgetProps> {
  /** Signed in before the element is inserted; "new": {@link ZOE}, who has signed up and not confirmed her address. */
  user?: Persona | "new";
  /** How many elements the page has. */
  elements?: number;
}

export const ZOE = {
  firstName: "Zoè",
  lastName: "D'Amico",
  email: "zoe@posta.example",
  password: "cavallo batteria graffetta",
  area: "Lodi",
};

let count = 0;

export async function openPartner({ user, elements = 1, ...changes }: PartnerOptions = {}): Promise<Partner> {
  const apiBase = `https://partner-way-${(count += 1)}.example/v2`;
  const mock = createInlineMock({ apiBase, donors: 20, storage: "memory", partnerOrigins: [location.origin] });
  let answering: Answer | null = null;
  const respond = async (request: Request) => (await answering?.(request)) ?? mock.fetch(request);
  const fetch = (request: Request) => trackRequest(request, delayResponse(request, respond(request)));
  setTransport(apiBase, { ...mock, fetch });
  const post = (path: string, body: object) => {
    const headers = { "Content-Type": "application/json" };
    return mock.fetch(new Request(apiBase + path, { method: "POST", headers, body: JSON.stringify(body) }));
  };
  const emit = vi.fn();
  const host = document.createElement("div");
  const settings = widgetProps(apiBase, { tokenStorage: "cookie", host, emit, ...changes });
  const { connection, leave } = connect(settings);
  if (user === "new") await post("/auth/register", { ...ZOE, returnTo: location.origin + location.pathname });
  if (user) {
    const { email, password } = user === "new" ? ZOE : { email: personaEmail(user), password: PASSWORD };
    await connection.session.signIn({ email, password, recaptchaToken: "test" });
  }
  const insert = () =>
    stage(
      <>
        {Array.from({ length: elements }, (_, index) => (
          <DonorRegistration key={index} {...settings} />
        ))}
      </>,
    );
  let scene = await insert();
  leave();
  const heading = () => scene.heading()?.trim();
  const input = (label: string) => scene.field(label);
  const mailedLink = async (to: string) => (await mock.control.mails()).find((sent) => sent.to === to)?.links[0] ?? "";
  onTestFinished(async () => {
    await scene.remove();
    setTransport(apiBase, null);
    await cleanUp(apiBase, mock);
    for (const name of ["auth_token", "refresh_token", "gds_token_api"])
      document.cookie = `${name}=; max-age=0; path=/`;
  });
  await until(heading);
  // waits for the button, which has another name while a call runs
  const press = (name: string) => scene.press("button", name);
  return {
    get scene() {
      return scene;
    },
    mock,
    apiBase,
    emit,
    callAs: createCallAs(mock, apiBase),
    answer: (next) => void (answering = next),
    async reload(beforeInsert) {
      await scene.remove();
      beforeInsert?.();
      scene = await insert();
      await until(heading);
    },
    input,
    button: (name) => scene.find("button", name),
    press,
    heading,
    focusedHeading: () => scene.focused()?.closest("h1")?.textContent.trim(),
    page: () => scene.text(),
    async signIn(persona) {
      await userEvent.fill(await until(() => input("E-mail")), personaEmail(persona));
      await userEvent.fill(await until(() => input("Password")), PASSWORD);
      await press("Accedi");
    },
    mailedLink,
    async openMail(to) {
      const token = (await mailedLink(to)).split("token=")[1];
      expect((await post("/auth/validate", { token })).status).toBe(200);
    },
  };
}

/** Fills in the sign-up form. */
export async function typeIn({ input }: Partner, person = ZOE): Promise<void> {
  const texts = { Nome: person.firstName, Cognome: person.lastName, "E-mail": person.email, Password: person.password };
  for (const [label, text] of Object.entries(texts)) await userEvent.fill(await until(() => input(label)), text);
  await expect.poll(() => input("Zona").textContent).toContain(person.area);
  await userEvent.selectOptions(input("Zona"), person.area);
}

/** Signs up, until the screen that waits for the confirmation. */
export async function signUp(partner: Partner): Promise<void> {
  await typeIn(partner);
  await partner.press("Registrati");
  await expect.poll(partner.heading).toBe("Controlla la posta");
}
