import { userEvent } from "vitest/browser";
import { expect, it, onTestFinished } from "vitest";
import { connect } from "../../../api/connection";
import { setTransport } from "../../../api/transport";
import { createInlineMock, PASSWORD, personaEmail } from "../../../mocks/index";
import { stage } from "../../../ui/test-support";
import { Connected } from "../../../widgets/shared/connected";
import { texts } from "../texts";
import { PasswordCard } from "./password-card";

const apiBase = "https://password.example/v2";

it("a refused change says each thing once: at its field, or above them where it is about none", async () => {
  const mock = createInlineMock({ apiBase, donors: 20, storage: "memory" });
  const error = [{ msg: "Corta", param: "password" }, { msg: "Non oggi" }];
  setTransport(apiBase, {
    ...mock,
    fetch: async (request) =>
      request.url.endsWith("/auth/password")
        ? Response.json({ success: false, error }, { status: 422 })
        : mock.fetch(request),
  });
  const options = { apiBase, socketUrl: null, tokenStorage: "memory" } as const;
  const { connection, leave } = connect(options);
  await connection.session.signIn({ email: personaEmail("donor"), password: PASSWORD, recaptchaToken: "test" });
  const state = connection.session.state();
  if (state.status !== "signed-in") throw new Error(state.status);
  const scene = await stage(
    <Connected {...options} emit={() => undefined}>
      <PasswordCard user={state.user} />
    </Connected>,
  );
  onTestFinished(async () => {
    await scene.remove();
    leave();
  });

  const [current, next] = [...scene.shadow.querySelectorAll<HTMLInputElement>("input[type=password]")];
  await userEvent.type(current!, PASSWORD);
  await userEvent.type(next!, "tre gatti sul tetto");
  await userEvent.click(scene.find("button", texts.password.submit));

  await expect.poll(() => scene.find("[role=alert]").textContent).toBe(`${texts.password.failed}: Non oggi`);
  const described = next!.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => scene.shadow.getElementById(id)?.textContent).join(" ")).toContain("Corta");
  expect(scene.focused()).toBe(next);
});
