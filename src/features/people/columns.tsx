import { detailsHref } from "../../domain/routes";
import { USER_FIELDS } from "../../domain/fields/user-fields";
import { StatusBadge } from "../../shared/donor/parts/status-badge";
import { NamedCell } from "../../shared/lists/components/named-cell";
import { fieldColumns } from "../../shared/lists/field-columns";
import type { ListColumn } from "../../shared/lists/list-column";
import { menuColumn, nameColumn } from "../../shared/lists/name-column";
import { PersonAvatar } from "../../shared/donor/person-avatar";
import { tw } from "../../ui/tw";
import { nameOf, type StaffAccount } from "./account";
import { AccountMenu } from "./actions/account-menu";
import { DonorsCell } from "./donors-cell";
import { LastSeen } from "./last-seen";
import { texts } from "./texts";

const column = fieldColumns<StaffAccount>(USER_FIELDS);

const name = nameColumn<StaffAccount>({
  label: texts.name,
  of: (account) => account,
  fields: ["lastName", "firstName", "email"],
  text: nameOf,
  cell: (account) => (
    <NamedCell
      id={account._id}
      route={detailsHref(account)}
      opens="user"
      mark={<PersonAvatar person={account} />}
      more={nameOf(account) === account.email ? "" : account.email}
      clipsMore
    >
      {nameOf(account)}
    </NamedCell>
  ),
});

const zones = column("areas", {
  sort: undefined,
  width: 190,
  leastWidth: 100,
  area: "more",
  wraps: true,
  cell: ({ areas }) => areas ?? <span className={tw`text-faint`}>{texts.noZone}</span>,
});

const donors: ListColumn<StaffAccount> = {
  id: "donors",
  label: texts.donorsColumn,
  width: 104,
  priority: 4,
  numeric: true,
  fields: [],
  cell: ({ zones }) => <DonorsCell zones={zones} />,
};

const others = [
  column("status", {
    width: 168,
    leastWidth: 116,
    area: "state",
    orders: texts.orders.status,
    cell: ({ status }) => <StatusBadge status={status} />,
  }),
  column("lastSignIn", {
    width: 236,
    leastWidth: 128,
    priority: 2,
    area: "meta",
    orders: texts.orders.lastSignIn,
    cell: (account) => <LastSeen account={account} />,
  }),
  column("email", { optional: true }),
  column("phone", { optional: true }),
  menuColumn<StaffAccount>((account) => <AccountMenu account={account} />),
];

/** Who looks after which zones. */
export const managerColumns: ListColumn<StaffAccount>[] = [name, zones, donors, ...others];
/** The same where nobody counts a zone's donors. */
export const uncountedColumns: ListColumn<StaffAccount>[] = [name, zones, ...others];
/** The same of who has no zones. */
export const staffColumns: ListColumn<StaffAccount>[] = [name, ...others];
