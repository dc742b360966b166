import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { useUser } from "../../../api/react/connection";
import { personaEmail } from "../../../mocks/index";
import { until } from "../../../ui/test-support";
import { renderPage } from "../../test-support/render-page";
import { AvatarMenu } from "./avatar-menu";

function Bar() {
  const user = useUser();
  return user && <AvatarMenu user={user} />;
}

it.each(["admin", "manager", "director", "donor"] as const)(
  "the %s's menu links to the own profile",
  async (persona) => {
    const scene = await renderPage(persona, "/app/dashboard", { part: <Bar /> });
    const { user } = (await scene.callAs(persona, "/auth/me")) as { user: { _id: string } };
    await userEvent.click(scene.getByRole("button"));
    const item = scene.getByRole("menuitem", { name: "I miei dati", exact: true });
    await expect.element(item).toHaveAttribute("href", expect.stringMatching(new RegExp(`#/app/profile/${user._id}$`)));
  },
);

it("the menu shows the user, focuses an entry by its first letter, and signs out", async () => {
  const scene = await renderPage("admin", "/app/dashboard", { part: <Bar /> });
  const button = await until(() => scene.find("button"));
  expect(button.innerText).toBe("AE");
  await userEvent.click(button);
  const signOut = await until(() => scene.find("[role=menuitem]", "Sign out"));
  expect(scene.find("[role=menu]").textContent).toContain("My Account");
  expect(scene.find("[role=menu]").textContent).toContain(personaEmail("admin"));
  await userEvent.keyboard("s");
  await expect.poll(() => scene.focused()).toBe(signOut);
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => scene.session.state()).toMatchObject({ status: "signed-out" });
});
