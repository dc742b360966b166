import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { NETWORK_ERROR } from "../../domain/texts";
import { renderPage } from "../../widgets/test-support/render-page";
import { until } from "../../ui/test-support";
import SignInForm, { checkLogin } from "./sign-in-form";
import { texts } from "./texts";

it("the lone link to the privacy policy is as large as a finger on a phone", async () => {
  const scene = await renderPage(null, "/auth/login", {
    part: <SignInForm recaptchaSiteKey={null} privacyUrl="https://privacy.example/" onForgotten={() => undefined} />,
    width: 360,
  });
  const link = await until(() => scene.find("a", texts.privacy));
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it("the page around hears once an outage that nobody can sign in for want of the API", async () => {
  let away = true;
  let tries = 0;
  const told: string[] = [];
  const scene = await renderPage(null, "/auth/login", {
    part: <SignInForm recaptchaSiteKey={null} privacyUrl={null} onForgotten={() => undefined} />,
    answer({ url }) {
      if (!url.endsWith("/auth/login")) return undefined;
      tries += 1;
      return away ? Promise.reject(new TypeError("Failed to fetch")) : undefined;
    },
    emit: (_, detail) => void told.push((detail as { code: string }).code),
  });
  const signIn = async () => {
    const before = tries;
    await userEvent.type(scene.find("input[type=password]"), "{Enter}");
    await expect.poll(() => tries).toBeGreaterThan(before);
    await expect.poll(() => scene.shadow.querySelector("[role=alert] b")).toBeTruthy();
  };
  await userEvent.fill(scene.find("input[type=email]"), "nobody@gds.example");
  await userEvent.fill(scene.find("input[type=password]"), "sbagliata");
  await signIn();
  expect(scene.text()).toContain(NETWORK_ERROR);
  expect(told).toEqual(["network"]);
  await signIn();
  expect(told).toEqual(["network"]);

  away = false;
  await signIn();
  away = true;
  await signIn();
  expect(told).toEqual(["network", "network"]);
});

it("the sign-in asks for what is missing", () =>
  expect(checkLogin({ email: "  ", password: "" })).toEqual({
    email: texts.emailMissing,
    password: texts.passwordMissing,
  }));

it.each(["marco", "marco@", "marco@esempio", "@esempio.it", "marco bianchi@esempio.it"])("%s is no address", (email) =>
  expect(checkLogin({ email, password: "x" })).toEqual({ email: texts.emailWrong }),
);

it("the sign-in accepts a pasted address with spaces around it, and any password", () =>
  expect(checkLogin({ email: " marco@esempio.it ", password: " " })).toEqual({}));
