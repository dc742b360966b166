import { userEvent } from "vitest/browser";
import { expect, it } from "vitest";
import { until } from "../../../ui/test-support";
import { renderPage } from "../../../widgets/test-support/render-page";
import { texts } from "./texts";

it("on a server without zones, an administrator becomes a manager without sending zones", async () => {
  const bodies: unknown[] = [];
  const user = { _id: "x1", version: 1, email: "anna@posta.example", role: "admin", status: "active", area: null };
  const scene = await renderPage("admin", "/app/admins/details/x1", {
    width: 1200,
    features: ["people"],
    publicFeatures: "",
    async answer(request) {
      if (!request.url.endsWith("/users/x1")) return undefined;
      if (request.method === "PUT") bodies.push(await request.clone().json());
      return Response.json({ success: true, user });
    },
  });
  const press = async (selector: string, name: string) =>
    userEvent.click(await until(() => scene.find(selector, name)));
  await press("button", "Altre azioni");
  await press("[role=menuitem]", texts.role);
  await press("dialog[open] label", "Responsabile");
  expect(scene.dialog()).not.toContain(texts.zonesDialog.legend);
  await press("dialog[open] button", texts.roleDialog.confirm("manager"));
  await expect.poll(() => bodies).toEqual([{ version: 1, role: "manager" }]);
});
