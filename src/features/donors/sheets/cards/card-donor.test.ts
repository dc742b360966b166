import { expect, it } from "vitest";
import { cardCode, MAX_CODED } from "../../../../domain/donor/card-code";
import { donorCard, type CardDonor } from "./card-donor";

const donor = (change: Partial<CardDonor> = {}): CardDonor => ({
  _id: "d1",
  lastName: "Rossi",
  firstName: "Anna",
  cardNumber: "000742",
  bloodGroup: "0-",
  status: "active",
  consent: "given",
  ...change,
});
const measure = (text: string, _bold: boolean, size: number) => text.length * size * 0.5 * (25.4 / 72);
const cardOf = (change: Partial<CardDonor>) => donorCard(donor(change), true, measure);

it("a card has the blood group, unless it is unknown to us, or the donor hasn't consented", () => {
  expect(cardOf({})).toMatchObject({
    numbers: [
      ["Tessera", "000742"],
      ["Gruppo", "0-"],
    ],
  });
  for (const bloodGroup of ["", "ND", "constructor", "血", "0-".repeat(500)])
    expect(cardOf({ bloodGroup })).toMatchObject({ numbers: [["Tessera", "000742"]] });
  for (const consent of ["none", "unknown"] as const)
    expect(cardOf({ consent })).toMatchObject({ numbers: [["Tessera", "000742"]] });
});

it.each([
  [{ status: "dead", cardNumber: "" }, "dead"],
  [{ cardNumber: "" }, "number"],
  [{ lastName: "", firstName: "" }, "name"],
  [{ lastName: "李" }, "letters"],
  [{ cardNumber: "卡1" }, "letters"],
  [{ cardNumber: "7".repeat(3000) }, "size"],
  [{ lastName: "Montalbano ".repeat(20) }, "size"],
])("without a card there is a reason: %o", (change, reason) => {
  expect(cardOf(change)).toBe(reason);
});

it("the longest number makes a code that readers find", () => {
  expect(cardCode("Ł".repeat(MAX_CODED)).size).toBeLessThanOrEqual(41);
});
