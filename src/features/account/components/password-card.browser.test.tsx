import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { useUser } from "../../../api/react/connection";
import { PASSWORD } from "../../../mocks/index";
import { renderPage } from "../../../widgets/test-support/render-page";
import { texts } from "../texts";
import { PasswordCard } from "./password-card";

function OwnCard() {
  const user = useUser();
  return user && <PasswordCard user={user} />;
}

it("a refused change says each thing once: at its field, or above them where it is about none", async () => {
  const error = [{ msg: "Corta", param: "password" }, { msg: "Non oggi" }];
  const scene = await renderPage("donor", "/app/account", {
    part: <OwnCard />,
    answer: ({ url }) =>
      url.endsWith("/auth/password") ? Response.json({ success: false, error }, { status: 422 }) : undefined,
  });

  expect(scene.shadow.querySelector("input[type=password]")).toBeNull();
  await userEvent.click(scene.find("button", texts.password.submit));
  const [current, next] = [...scene.shadow.querySelectorAll<HTMLInputElement>("input[type=password]")];
  await userEvent.type(current!, PASSWORD);
  await userEvent.type(next!, "tre gatti sul tetto");
  await userEvent.click(scene.find("button", texts.password.submit));

  await expect.poll(() => scene.find("[role=alert]").textContent).toBe(`${texts.password.failed}: Non oggi`);
  const described = next!.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => scene.shadow.getElementById(id)?.textContent).join(" ")).toContain("Corta");
  await expect.poll(() => scene.focused()).toBe(next);
});
