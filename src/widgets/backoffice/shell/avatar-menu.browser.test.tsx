import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { useUser } from "../../../api/react/connection";
import { until } from "../../../ui/test-support";
import { renderPage } from "../../test-support/render-page";
import { AvatarMenu } from "./avatar-menu";

function Bar() {
  const user = useUser();
  return user && <AvatarMenu user={user} />;
}

it.each([
  ["admin", "I miei dati"],
  ["manager", "I miei dati"],
  ["director", "I miei dati"],
  ["donor", "I miei dati"],
] as const)("the %s's menu leads to the own profile", async (persona, label) => {
  const scene = await renderPage(persona, "/app/dashboard", { part: <Bar /> });
  const { user } = (await scene.callAs(persona, "/auth/me")) as { user: { _id: string } };
  await userEvent.click(await until(() => scene.find("button")));
  const item = await until(() => scene.find("[role=menuitem]", label));
  expect(item.getAttribute("href")).toMatch(new RegExp(`#/app/profile/${user._id}$`));
});
