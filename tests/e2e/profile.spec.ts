import { violations } from "./support/axe";
import { expect, test } from "./support/test";

test("a donor's own profile: the card, the fields that only staff can change, a change saved by shortcut", async ({
  transport,
  page,
}) => {
  await transport.open(page, { hash: "#/app/dashboard", query: { persona: "donor" } });
  // the avatar's menu has the same link
  await page.getByRole("button", { name: /Il mio account/ }).click();
  await expect(page.getByRole("menuitem", { name: "I miei dati", exact: true })).toHaveAttribute(
    "href",
    /#\/app\/profile\/d1$/,
  );
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "I miei dati", exact: true }).click();
  await expect(page.getByRole("img", { name: /^Codice QR della tessera/ })).toBeVisible();
  await expect(page.getByText(/li cambia la tua sede/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "Modifica" }).click();
  await page.setViewportSize({ width: 360, height: 900 });
  await page.getByRole("textbox", { name: "Cellulare" }).fill("347 5550142");
  expect(await violations(page)).toEqual([]);
  await page.getByRole("textbox", { name: "Cellulare" }).press("Control+s");
  await expect(page.getByText("Dati salvati")).toBeVisible();
  await expect(page.getByText("347 555 0142")).toBeVisible();
});
