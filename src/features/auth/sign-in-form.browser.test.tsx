import { expect, it } from "vitest";
import { userEvent } from "vitest/browser";
import { UNREACHABLE_ERROR } from "../../domain/texts";
import { renderPage } from "../../widgets/test-support/render-page";
import { until } from "../../ui/test-support";
import SignInForm, { checkLogin } from "./sign-in-form";
import { texts } from "./texts";

it("the link to the privacy policy is large enough for touch on a phone", async () => {
  const scene = await renderPage(null, "/auth/login", {
    part: <SignInForm recaptchaSiteKey={null} privacyUrl="https://privacy.example/" onForgotten={() => undefined} />,
    width: 360,
  });
  const link = await until(() => scene.find("a", texts.privacy));
  expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it("the host page gets one event per outage of the API at the sign-in", async () => {
  let offline = true;
  let tries = 0;
  const codes: string[] = [];
  const scene = await renderPage(null, "/auth/login", {
    part: <SignInForm recaptchaSiteKey={null} privacyUrl={null} onForgotten={() => undefined} />,
    answer({ url }) {
      if (!url.endsWith("/auth/login")) return undefined;
      tries += 1;
      return offline ? Promise.reject(new TypeError("Failed to fetch")) : undefined;
    },
    emit: (_, detail) => void codes.push((detail as { code: string }).code),
  });
  const signIn = async () => {
    const before = tries;
    await userEvent.type(scene.find("input[type=password]"), "{Enter}");
    await expect.poll(() => tries).toBeGreaterThan(before);
    await expect.poll(() => scene.shadow.querySelector("[role=alert] b")).toBeTruthy();
    await expect.poll(() => scene.shadow.querySelector("[aria-busy=true]")).toBeNull();
  };
  await userEvent.fill(scene.find("input[type=email]"), "nobody@gds.example");
  await userEvent.fill(scene.find("input[type=password]"), "sbagliata");
  await signIn();
  expect(scene.text()).toContain(UNREACHABLE_ERROR);
  expect(codes).toEqual(["network"]);
  await signIn();
  expect(codes).toEqual(["network"]);

  offline = false;
  await signIn();
  offline = true;
  await signIn();
  expect(codes).toEqual(["network", "network"]);
});

it("both fields of the sign-in are required", () =>
  expect(checkLogin({ email: "  ", password: "" })).toEqual({
    email: texts.emailMissing,
    password: texts.passwordMissing,
  }));

it.each(["marco", "marco@", "marco@esempio", "@esempio.it", "marco bianchi@esempio.it"])(
  "%s isn't an address",
  (email) => expect(checkLogin({ email, password: "x" })).toEqual({ email: texts.emailWrong }),
);

it("the sign-in accepts a pasted address with spaces around it, and any password", () =>
  expect(checkLogin({ email: " marco@esempio.it ", password: " " })).toEqual({}));
