import { isDonationType } from "../../../domain/blood";
import { DONATION_FIELDS } from "../../../domain/fields/donation-fields";
import { tw } from "../../../ui/tw";
import { DonationGlyph } from "../../../shared/donor/parts/donation-glyph";
import { FieldValue } from "../../../shared/lists/components/field-value";
import { fieldColumn } from "../../../shared/lists/field-column";
import type { ListColumn } from "../../../shared/lists/list-column";
import { donorRoute, nameColumn } from "./name-column";
import type { DonationRow } from "./requests/list-donations";
import { texts } from "./texts";

const column = (
  name: keyof typeof DONATION_FIELDS,
  own: Partial<ListColumn<DonationRow>>,
): ListColumn<DonationRow> => ({
  ...fieldColumn<typeof name, DonationRow>(DONATION_FIELDS, name),
  ...own,
});

/** Everybody's donations: whose, and the columns of specification §3. */
export const donationColumns: ListColumn<DonationRow>[] = [
  nameColumn({
    id: "donorName",
    sort: "donor.lastName",
    of: ({ donor }) => donor,
    leadsTo: ({ donor }) => donorRoute(donor),
  }),
  column("date", { area: "aside", width: 150, leastWidth: 110, orders: texts.orders.date }),
  column("type", {
    area: "state",
    width: 210,
    leastWidth: 170,
    cell: ({ type }) => (
      <span className={tw`flex items-center gap-[7px]`}>
        {isDonationType(type) && <DonationGlyph type={type} />}
        <FieldValue field={DONATION_FIELDS.type} value={type} />
      </span>
    ),
  }),
  column("place", { area: "meta" }),
  column("key", { optional: true }),
];
