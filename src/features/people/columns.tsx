import { detailsHref } from "../../domain/routes";
import { USER_FIELDS } from "../../domain/fields/user-fields";
import { StatusBadge } from "../../shared/donor/parts/status-badge";
import { RowLink } from "../../shared/lists/components/row-link";
import { fieldColumns } from "../../shared/lists/field-columns";
import type { ListColumn } from "../../shared/lists/list-column";
import { nameColumn } from "../../shared/lists/name-column";
import { PersonAvatar } from "../../shared/person-avatar";
import { OpenedByOthers } from "../../shared/presence";
import { ContactWords } from "../../ui/contact-words";
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
    <span className={tw`flex min-w-0 items-center gap-3 py-1.5 coarse:py-3.5`}>
      <PersonAvatar named person={account} />
      <span className={tw`grid min-w-0`}>
        <span className={tw`whitespace-normal break-anywhere`}>
          <OpenedByOthers kind="user" id={account._id}>
            <RowLink id={account._id} route={detailsHref(account)}>
              {nameOf(account)}
            </RowLink>
          </OpenedByOthers>
        </span>
        {nameOf(account) !== account.email && (
          <span className={tw`whitespace-normal break-anywhere text-label text-faint`}>
            <ContactWords>{account.email}</ContactWords>
          </span>
        )}
      </span>
    </span>
  ),
});

const menu: ListColumn<StaffAccount> = {
  id: "actions",
  label: texts.actions,
  width: 64,
  area: "aside",
  fields: [],
  cell: (account) => <AccountMenu account={account} />,
};

const zones = column("areas", {
  width: 190,
  leastWidth: 110,
  area: "meta",
  sort: undefined,
  cell: ({ areas }) => (
    <span className={areas ? tw`whitespace-normal` : tw`whitespace-normal text-faint`}>{areas ?? texts.noZone}</span>
  ),
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

const others: ListColumn<StaffAccount>[] = [
  column("status", {
    width: 168,
    leastWidth: 128,
    area: "state",
    orders: texts.orders.status,
    cell: ({ status }) => <StatusBadge status={status} />,
  }),
  column("lastSignIn", {
    width: 236,
    leastWidth: 140,
    priority: 2,
    area: "meta",
    orders: texts.orders.lastSignIn,
    cell: (account) => <LastSeen account={account} />,
  }),
  column("email", { optional: true }),
  column("phone", { optional: true }),
  menu,
];

/** Who looks after which zones. */
export const managerColumns: ListColumn<StaffAccount>[] = [name, zones, donors, ...others];
/** The same where nobody counts a zone's donors. */
export const uncountedColumns: ListColumn<StaffAccount>[] = [name, zones, ...others];
/** The same of who has no zones. */
export const staffColumns: ListColumn<StaffAccount>[] = [name, ...others];
