import { expect, it } from "vitest";
import { renderPage } from "../../widgets/test-support/render-page";
import { until } from "../../ui/test-support";
import SignInForm from "./sign-in-form";
import { texts } from "./texts";

it("the lone link to the privacy policy is as large as a finger on a phone", async () => {
  const scene = await renderPage(null, "/auth/login", {
    part: <SignInForm recaptchaSiteKey={null} privacyUrl="https://privacy.example/" onForgotten={() => undefined} />,
    width: 360,
  });
  const link = await until(() => scene.find("a", texts.privacy));
  const { height } = getComputedStyle(link, "::after");
  expect(parseFloat(height)).toBeGreaterThanOrEqual(44);
});
