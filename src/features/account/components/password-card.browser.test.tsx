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

it("a refused change shows each error once: at its field, or above the form", async () => {
  const error = [{ msg: "Corta", param: "password" }, { msg: "Non oggi" }];
  const scene = await renderPage("donor", "/app/account", {
    part: <OwnCard />,
    answer: ({ url }) =>
      url.endsWith("/auth/password") ? Response.json({ success: false, error }, { status: 422 }) : undefined,
  });

  expect(scene.shadow.querySelector("input[type=password]")).toBeNull();
  await scene.press("button", texts.password.submit);
  const [current, next] = [...scene.shadow.querySelectorAll<HTMLInputElement>("input[type=password]")];
  await userEvent.fill(current!, PASSWORD);
  await userEvent.fill(next!, "tre gatti sul tetto");
  await scene.press("button", texts.password.submit);

  await expect.poll(() => scene.find("[role=alert]").textContent).toBe(`${texts.password.failed}: Non oggi`);
  const described = next!.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => scene.shadow.getElementById(id)?.textContent).join(" ")).toContain("Corta");
  await expect.poll(() => scene.focused()).toBe(next);
});

it("a response after the form was closed shows a toast, and doesn't move the focus", async () => {
  let answer: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const scene = await renderPage("donor", "/app/account", {
    part: (
      <>
        <OwnCard />
        <button>altrove</button>
      </>
    ),
    async answer(request, mock) {
      if (!request.url.endsWith("/auth/password")) return undefined;
      await late;
      return mock.fetch(request);
    },
  });
  await scene.press("button", texts.password.submit);
  const [current, next] = [...scene.shadow.querySelectorAll<HTMLInputElement>("input[type=password]")];
  await userEvent.fill(current!, PASSWORD);
  await userEvent.fill(next!, "tre gatti sul tetto");
  await scene.press("button", texts.password.submit);
  await scene.press("button", texts.password.cancel);
  const elsewhere = scene.find("button", "altrove");
  elsewhere.focus();
  answer();
  await expect.poll(scene.text).toContain(texts.password.done);
  expect(scene.focused()).toBe(elsewhere);
});

it("staff need twelve characters, and the new password must differ from the current one", async () => {
  const scene = await renderPage("manager", "/app/account", { part: <OwnCard /> });
  const submit = () => scene.press("button", texts.password.submit);
  await submit();
  const [current, next] = [...scene.shadow.querySelectorAll<HTMLInputElement>("input[type=password]")];
  await expect.poll(() => scene.focused()).toBe(current);
  const described = () =>
    (next!.getAttribute("aria-describedby")?.split(" ") ?? [])
      .map((id) => scene.shadow.getElementById(id)?.textContent)
      .join(" ");
  await userEvent.fill(current!, PASSWORD);
  await userEvent.fill(next!, "tre gatti");
  await submit();
  await expect.poll(described).toContain("12");
  await userEvent.fill(next!, PASSWORD);
  await submit();
  await expect.poll(described).toContain("scegline una diversa");
});
