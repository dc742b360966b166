import { expect, it } from "vitest";
import { LoginPage } from "../../features/auth/login-page";
import { Question } from "../../features/privacy/privacy-question";
import { RegisterPage } from "../../features/auth/sign-up/register-page";
import { ErrorSummary } from "../../shared/record-form/save/error-summary";
import { until } from "../../ui/test-support";
import { renderPage } from "../test-support/render-page";

const POLICY = "https://example.org/privacy";
const nothing = () => undefined;

const PARTS = {
  "the sign-in after a session that expired": <LoginPage ended="expired" privacyUrl={POLICY} recaptchaSiteKey={null} />,
  "the sign-up": <RegisterPage privacyUrl={POLICY} />,
  "the privacy banner": <Question privacyUrl={POLICY} onLeave={nothing} onClose={nothing} />,
  "the summary of a form's errors": (
    <ErrorSummary
      fields={{}}
      wrong={["area"]}
      attempt={0}
      formTexts={{ wrong: () => "Un campo", check: () => "Zona" } as never}
      setFocus={nothing}
    />
  ),
};

it.each(Object.keys(PARTS))("%s: links and buttons are at least 44 px high and wide on phones", async (name) => {
  const page = await renderPage(name.startsWith("the sign") ? null : "donor", "/auth/login", {
    part: PARTS[name as keyof typeof PARTS],
    width: 360,
  });
  await until(() => page.shadow.querySelector("a, form button, li button"));
  const small = [...page.shadow.querySelectorAll<HTMLElement>("a, li button, p button")].flatMap((target) => {
    const { width, height } = target.getBoundingClientRect();
    return width < 44 || height < 44 ? [`${target.textContent}: ${width} x ${height}`] : [];
  });
  expect(small).toEqual([]);
});
