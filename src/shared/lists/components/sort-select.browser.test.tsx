import { afterEach, expect, it } from "vitest";
import { stage, type Rendered } from "../../../ui/test-support";
import type { ListColumn } from "../list-column";
import type { SortOrder } from "../query/list-view";
import { SortSelect } from "./list-tools";

let scene: Rendered;
afterEach(() => scene.remove());

const columns: ListColumn<object>[] = [
  { id: "lastName", label: "Donatore", sort: "lastName", area: "name", orders: ["Dalla A alla Z", "Dalla Z alla A"] },
  { id: "cardNumber", label: "Tessera", sort: "cardNumber" },
  { id: "bloodGroup", label: "Gruppo", sort: "bloodGroup", area: "aside" },
  { id: "status", label: "Stato", sort: "status", area: "state" },
  { id: "nextDonation", label: "Può donare dal", area: "meta" },
  { id: "area", label: "Zona", sort: "area" },
];

const offered = async (sort: SortOrder, all = false) => {
  scene = await stage(<SortSelect columns={columns} all={all} sort={sort} onSort={() => undefined} className="" />);
  return options().map(({ value }) => value);
};
const options = () => scene.getByRole("option").elements() as HTMLOptionElement[];

it("offers the fields of the card in both directions", async () =>
  expect(await offered("-status")).toEqual([
    "lastName",
    "-lastName",
    "bloodGroup",
    "-bloodGroup",
    "status",
    "-status",
  ]));

it("offers all columns if the user chose them", async () => {
  expect(await offered("status", true)).toEqual(expect.arrayContaining(["cardNumber", "area"]));
});

it("labels the orders in plain words", async () => {
  await offered("lastName");
  const labels = options().map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual(["Dalla A alla Z", "Dalla Z alla A", "Per gruppo", "Per gruppo, al contrario"]);
  expect(labels.join()).not.toContain("crescente");
});

it("offers the current order, even if its field isn't on the card", async () => {
  expect(await offered("-area")).toEqual(expect.arrayContaining(["area", "-area", "lastName"]));
  await expect.element(scene.getByRole("combobox")).toHaveValue("-area");
});
