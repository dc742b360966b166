import { beforeEach, expect, it } from "vitest";
import { createTestMock, type TestMock } from "../test-support/mock";

let mock: TestMock;
let token: string;
beforeEach(async () => {
  mock = await createTestMock(400);
  token = await mock.enter("admin");
});
const settings = async () => (await mock.call("GET", "/settings")).body.settings;
const save = (section: string, version: number, values: object) =>
  mock.call("PUT", `/settings/${section}`, { token, body: { version, values } });
/** Registers a donor who has sent the form. @returns the card number */
async function registerNext(): Promise<string> {
  const { donors } = mock.ctx.store.db;
  const donor = donors.rows().find(({ status, cardNumber }) => status === "verified" && !cardNumber)!;
  const { _id, version } = donor;
  return (await mock.call("POST", `/donors/${_id}/register`, { token, body: { version } })).body.donor.cardNumber;
}

it("card numbers follow the pattern from the saved number, and skip numbers in use", async () => {
  const { cards } = await settings();
  expect(cards).toEqual({ version: 0, values: { pattern: "######", next: 401 } });
  expect((await save("cards", 0, { pattern: "BG-{anno}-###", next: 7 })).status).toBe(200);
  const { donors } = mock.ctx.store.db;
  const { _id, version } = donors.rows()[20]!;
  await mock.call("PUT", `/donors/${_id}`, { token, body: { version, cardNumber: "BG-2026-007" } });
  expect(await registerNext()).toBe("BG-2026-008");
  expect((await settings()).cards).toEqual({ version: 1, values: { pattern: "BG-{anno}-###", next: 9 } });
});

it("a card pattern without digits and an empty text are refused by field", async () => {
  expect((await save("cards", 0, { pattern: "BG", next: 0 })).body.error).toMatchObject([
    { param: "pattern", code: "no-number" },
    { param: "next", code: "number" },
  ]);
  const own = { title: "T", text: "x" };
  const refused = await save("texts", 0, { landing: { title: "", text: "x" }, welcome: own, registered: own });
  expect(refused.body.error).toMatchObject([{ param: "landing.title", code: "missing" }]);
});
