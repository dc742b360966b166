import { userEvent } from "vitest/browser";
import { expect, onTestFinished, vi } from "vitest";
import { setTransport } from "../../../api/transport";
import { createInlineMock, type InlineMock } from "../../../mocks/index";
import { stage, type Rendered } from "../../../ui/test-support";
import { forget } from "../../test-support/forget";
import type { WidgetProps } from "../../host/widget";
import { DonorRegistration } from "../donor-registration";

/** Answers a call instead of the mock; what it gives no answer for goes to the mock. */
export type Answer = (request: Request) => Response | Promise<Response> | undefined;

/** The element on a partner's page, with an API in memory of its own; all of it is gone when the test is over. */
export interface Partner {
  scene: Rendered;
  mock: InlineMock;
  apiBase: string;
  emit: ReturnType<typeof vi.fn>;
  /** From now on; null for the mock alone. */
  answer(next: Answer | null): void;
  /** The page is loaded anew. @param first what happens before the element is in it again */
  reload(first?: () => void): Promise<void>;
  input(label: string): HTMLInputElement;
  button(name: string): HTMLElement;
  press(name: string): Promise<void>;
  heading(): string | undefined;
  page(): string;
  /** The newest mail to somebody is opened, on whatever device. */
  openMail(to: string): Promise<void>;
  /** The link of the newest mail to somebody. */
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

export async function openPartner(given: Partial<WidgetProps> = {}): Promise<Partner> {
  const apiBase = `https://partner-way-${(count += 1)}.example/v2`;
  const mock = createInlineMock({ apiBase, donors: 20, storage: "memory", partnerOrigins: [location.origin] });
  let answering: Answer | null = null;
  const fetch = async (request: Request) => (await answering?.(request)) ?? mock.fetch(request);
  setTransport(apiBase, { ...mock, fetch });
  const emit = vi.fn();
  const settings: WidgetProps = {
    apiBase, uploadsBase: null, socketUrl: null, recaptchaSiteKey: null, privacyUrl: null, theme: "light",
    tokenStorage: "cookie", pageTitle: false, invites: false, openIn: null, start: "sign-up", returnUrl: null, partner: null, bell: true,
    publicFeatures: "zones settings", host: document.createElement("div"), emit, ...given,
  }; // prettier-ignore
  let scene = await stage(<DonorRegistration {...settings} />);
  const find = (selector: string, name?: string) => scene.find(selector, name);
  const heading = () => scene.shadow.querySelector("h1")?.textContent ?? undefined;
  const mailedLink = async (to: string) => (await mock.control.mails()).find((sent) => sent.to === to)?.links[0] ?? "";
  onTestFinished(async () => {
    await scene.remove();
    setTransport(apiBase, null);
    await forget(apiBase, mock);
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
    async reload(first) {
      await scene.remove();
      first?.();
      scene = await stage(<DonorRegistration {...settings} />);
      await expect.poll(heading, { timeout: 10_000 }).toBeTruthy();
    },
    input(label) {
      const found = [...scene.shadow.querySelectorAll("label")].find(({ textContent }) => textContent === label);
      return scene.shadow.getElementById(found?.htmlFor ?? "") as HTMLInputElement;
    },
    button: (name) => find("button", name),
    async press(name) {
      // while a call runs, the button has another name
      await expect.poll(() => find("button", name)).toBeTruthy();
      await userEvent.click(find("button", name));
    },
    heading,
    page: () => scene.shadow.textContent ?? "",
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

/** Signs up, to where the mail is waited for. */
export async function signUp(partner: Partner): Promise<void> {
  await typeIn(partner);
  await partner.press("Registrati");
  await expect.poll(partner.heading).toBe("Controlla la posta");
}
