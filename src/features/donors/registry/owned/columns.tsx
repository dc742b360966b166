import { isDonationType } from "../../../../domain/donation/blood";
import { AWARD_DUE_FIELDS, AWARD_FIELDS } from "../../../../domain/fields/award-fields";
import { DONATION_FIELDS } from "../../../../domain/fields/donation-fields";
import { fieldText, IN_FULL } from "../../../../domain/fields/field-text";
import { tw } from "../../../../ui/tw";
import { DonationGlyph } from "../../../../shared/donor/parts/donation-glyph";
import { FieldValue, fieldColumns } from "../../../../shared/lists/field-columns";
import type { ListColumn, ListRow } from "../../../../shared/lists/list-column";
import { nameColumn } from "../../../../shared/lists/name-column";
import { donorRoute } from "../columns";
import type { AwardDueRow, AwardRow, DonationRow } from "../requests/list-owned";
import { ownedTexts } from "./texts";
import { texts } from "../texts";

const { columns: labels, orders } = ownedTexts;

/** The column of the donor's name. */
const ownerColumn = <Row extends ListRow & Pick<DonationRow, "donor">>(): ListColumn<Row> =>
  nameColumn({
    id: "donorName",
    sort: "donor.lastName",
    label: texts.columns.name,
    donorOf: ({ donor }) => donor,
    routeOf: ({ donor }) => donorRoute(donor),
    // the last column takes the remaining width
    widthClass: tw`w1100:w-[260px]`,
  });

const ofDonation = fieldColumns<DonationRow>(DONATION_FIELDS);

/** The columns of specification §3 for donations, after the donor's name. */
export const donationColumns: ListColumn<DonationRow>[] = [
  ownerColumn(),
  ofDonation("date", { area: "aside", width: 150, leastWidth: 110, orders: orders.date }),
  ofDonation("type", {
    area: "state",
    width: 210,
    leastWidth: 170,
    text: ({ type }) => fieldText(DONATION_FIELDS.type, type, IN_FULL),
    cell: ({ type }) => (
      <span className={tw`flex items-center gap-[7px]`}>
        {isDonationType(type) && <DonationGlyph type={type} />}
        <FieldValue field={DONATION_FIELDS.type} value={type} />
      </span>
    ),
  }),
  ofDonation("place", { area: "meta", width: undefined }),
  ofDonation("key", { optional: true }),
];

const ofAward = fieldColumns<AwardRow>(AWARD_FIELDS);

/** The columns of specification §3 for awards, after the donor's name; those of the donors' group first. */
export const awardColumns: ListColumn<AwardRow>[] = [
  ownerColumn(),
  ofAward("awardDonorsGroup", { label: labels.award, area: "state", width: 200 }),
  ofAward("awardDonorsGroupDate", { label: labels.awardDay, area: "aside", width: 150, orders: orders.date }),
  ofAward("award", { label: labels.otherAward, priority: 3, width: undefined }),
  ofAward("awardDate", { label: labels.otherAwardDay, priority: 4, width: 150 }),
  ofAward("key", { optional: true }),
];

const ofDue = fieldColumns<AwardDueRow>(AWARD_DUE_FIELDS);

export const awardDueColumns: ListColumn<AwardDueRow>[] = [
  ownerColumn(),
  ofDue("awardDue", { sort: "rank", area: "state", width: 190, leastWidth: 150, orders: orders.rank }),
  ofDue("since", { area: "aside", width: 140, leastWidth: 116, orders: orders.since }),
  ofDue("years", { priority: 3, width: 84, orders: orders.years }),
  ofDue("donationsNumber", { priority: 2, width: 112, orders: texts.orders.donationsNumber }),
  ofDue("area", { priority: 4, orders: texts.orders.area, width: undefined }),
];
