import { expect, overHttp, test } from "./support/test";

const PIXEL = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==",
  "base64",
);

test.describe("the avatar menu, over HTTP", () => {
  test.use(overHttp);

  test("shows the profile image, fetched with the access token", async ({ ground, mockApi, office, page }) => {
    const authorizations: (string | undefined)[] = [];
    await page.route("https://uploads.example/files/**", async (route) => {
      const headers = { "access-control-allow-origin": "*", "access-control-allow-headers": "authorization" };
      if (route.request().method() === "OPTIONS") return route.fulfill({ status: 204, headers });
      authorizations.push(route.request().headers().authorization);
      return route.fulfill({ body: PIXEL, contentType: "image/png", headers });
    });
    await page.addInitScript(() => {
      addEventListener("DOMContentLoaded", () =>
        document.querySelector("gds-backoffice")?.setAttribute("uploads-base", "https://uploads.example/files"),
      );
    });
    const { authToken } = await mockApi.signIn("manager");
    const headers = { Authorization: `Bearer ${authToken}` };
    const form = new FormData();
    form.set("file", new Blob([PIXEL]), "foto.png");
    const sent = await fetch(`${mockApi.apiBase}/uploads`, { method: "POST", headers, body: form });
    const { path } = (await sent.json()) as { path: string };
    const saved = await fetch(`${mockApi.apiBase}/auth/update-profile`, {
      method: "PUT",
      headers: { ...headers, "Content-Type": "application/json" },
      body: JSON.stringify({ profileImage: path }),
    });
    expect(saved.status).toBe(200);
    await ground.open(page, { hash: "#/app/dashboard", query: { persona: "manager" } });
    await expect(office.account("manager@gds.example").locator("canvas")).toBeVisible();
    await expect(office.account("manager@gds.example")).toHaveText("");
    expect(authorizations).toHaveLength(1);
    expect(authorizations[0]).toMatch(/^Bearer \S+/);
  });
});
