import { userEvent } from "vitest/browser";
import { expect, onTestFinished, vi } from "vitest";
import { setTransport } from "../../../api/transport";
import { createInlineMock, type InlineMock } from "../../../mocks/index";
import { stage, type Rendered } from "../../../ui/test-support";
import { cleanUp } from "../../test-support/clean-up";
import { widgetProps } from "../../test-support/widget-props";
import type { WidgetProps } from "../../host/widget";
import { DonorRegistration } from "../donor-registration";

/** Answers a call instead of the mock. If it returns undefined, the mock answers. */
export type Answer = (request: Request) => Response | Promise<Response> | undefined;

/** The element on a partner's page, with its own API in memory. Everything is removed at the end of the test. */
export interface Partner {
  scene: Rendered;
  mock: InlineMock;
  apiBase: string;
  emit: ReturnType<typeof vi.fn>;
  /** Sets the function that answers the next calls; null for the mock only. */
  answer(next: Answer | null): void;
  /** Reloads the page. @param beforeInsert called before the element is inserted again */
  reload(beforeInsert?: () => void): Promise<void>;
  input(label: string): HTMLInputElement;
  button(name: string): HTMLElement;
  press(name: string): Promise<void>;
  heading(): string | undefined;
  page(): string;
  /** Confirms an address by the link of its newest mail, on another device. */
  openMail(to: string): Promise<void>;
  /** The link of the newest mail to an address. */
  mailedLink(to: string): Promise<string>;
}

export const ZOE = {
  firstName: "Zoè",
  lastName: "D'Amico",
  email: "zoe@posta.example",
  password: "cavallo batteria graffetta",
  area: "Lodi",
};

let count = 0;

export async function openPartner(changes: Partial<WidgetProps> = {}): Promise<Partner> {
  const apiBase = `https://partner-way-${(count += 1)}.example/v2`;
  const mock = createInlineMock({ apiBase, donors: 20, storage: "memory", partnerOrigins: [location.origin] });
  let answering: Answer | null = null;
  const fetch = async (request: Request) => (await answering?.(request)) ?? mock.fetch(request);
  setTransport(apiBase, { ...mock, fetch });
  const emit = vi.fn();
  const host = document.createElement("div");
  const settings = widgetProps(apiBase, { tokenStorage: "cookie", host, emit, ...changes });
  let scene = await stage(<DonorRegistration {...settings} />);
  const heading = () => scene.heading();
  const mailedLink = async (to: string) => (await mock.control.mails()).find((sent) => sent.to === to)?.links[0] ?? "";
  onTestFinished(async () => {
    await scene.remove();
    setTransport(apiBase, null);
    await cleanUp(apiBase, mock);
    for (const name of ["auth_token", "refresh_token", "gds_token_api"])
      document.cookie = `${name}=; max-age=0; path=/`;
  });
  await expect.poll(heading, { timeout: 10_000 }).toBeTruthy();
  return {
    get scene() {
      return scene;
    },
    mock,
    apiBase,
    emit,
    answer: (next) => void (answering = next),
    async reload(beforeInsert) {
      await scene.remove();
      beforeInsert?.();
      scene = await stage(<DonorRegistration {...settings} />);
      await expect.poll(heading, { timeout: 10_000 }).toBeTruthy();
    },
    input: (label) => scene.field(label),
    button: (name) => scene.find("button", name),
    // waits for the button, which has another name while a call runs
    press: (name) => scene.press("button", name),
    heading,
    page: () => scene.text(),
    mailedLink,
    async openMail(to) {
      const token = (await mailedLink(to)).split("token=")[1];
      const request = new Request(`${apiBase}/auth/validate`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ token }),
      });
      expect((await mock.fetch(request)).status).toBe(200);
    },
  };
}

/** Fills in the sign-up form. */
export async function typeIn({ input }: Partner, person = ZOE): Promise<void> {
  await userEvent.fill(input("Nome"), person.firstName);
  await userEvent.fill(input("Cognome"), person.lastName);
  await userEvent.fill(input("E-mail"), person.email);
  await userEvent.fill(input("Password"), person.password);
  await expect.poll(() => input("Zona").textContent).toContain(person.area);
  await userEvent.selectOptions(input("Zona"), person.area);
}

/** Signs up, until the screen that waits for the confirmation. */
export async function signUp(partner: Partner): Promise<void> {
  await typeIn(partner);
  await partner.press("Registrati");
  await expect.poll(partner.heading).toBe("Controlla la posta");
}
