import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { UNREACHABLE_ERROR } from "../../domain/texts";
import { renderPage, type RenderedPage } from "../../widgets/test-support/render-page";
import { until } from "../../ui/test-support";

const EMAIL = "ada@gds.example";
const alert = (scene: RenderedPage) => scene.shadow.querySelector("form [role=alert]")?.textContent;
const emailField = (scene: RenderedPage) => scene.shadow.querySelector<HTMLInputElement>("input[type=email]");
/** The page's policy blocks a call to an address. */
const violate = (blockedURI: string) =>
  document.dispatchEvent(
    new SecurityPolicyViolationEvent("securitypolicyviolation", {
      blockedURI,
      documentURI: location.href,
      disposition: "enforce",
      statusCode: 200,
      effectiveDirective: "connect-src",
      violatedDirective: "connect-src",
      originalPolicy: "connect-src 'self'",
    }),
  );

it.each(["/auth/login", "/auth/register", "/auth/forgot-password"])(
  "%s says at its first failed call that the service doesn't respond, keeps what was typed, and takes it back with a response",
  async (path) => {
    let down = true;
    let fail = (_reason: Error): void => undefined;
    const failure = new Promise<Response>((_, reject) => (fail = reject));
    const scene = await renderPage(null, path, { answer: () => (down ? failure : undefined) });
    const field = await until(() => emailField(scene));
    await userEvent.fill(field, EMAIL);
    expect(alert(scene)).toBe("");
    fail(new TypeError("Failed to fetch"));
    await expect.poll(() => alert(scene)).toBe(UNREACHABLE_ERROR);
    expect(emailField(scene)).toBe(field);
    expect(field.value).toBe(EMAIL);

    down = false;
    await scene.session.call("/zones");
    await expect.poll(() => alert(scene)).toBe("");
  },
);

it("a call that the page's policy blocks shows at once that the service doesn't respond", async () => {
  const scene = await renderPage(null, "/auth/login", { publicFeatures: "" });
  const field = await until(() => emailField(scene));
  await userEvent.fill(field, EMAIL);
  violate("https://another.example/v2/auth/login");
  violate(`${scene.apiBase}/auth/login`);
  await expect.poll(() => alert(scene)).toBe(UNREACHABLE_ERROR);
  expect(field.value).toBe(EMAIL);
});
