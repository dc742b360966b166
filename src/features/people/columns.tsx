import { detailsHref } from "../../domain/routes";
import { USER_FIELDS } from "../../domain/fields/user-fields";
import { StatusBadge } from "../../shared/donor/parts/status-badge";
import { NamedCell } from "../../shared/lists/components/named-cell";
import { fieldColumns } from "../../shared/lists/field-columns";
import type { ListColumn } from "../../shared/lists/list-column";
import { menuColumn, nameColumn } from "../../shared/lists/name-column";
import { PersonAvatar } from "../../shared/donor/person-avatar";
import { tw } from "../../ui/tw";
import { nameOf, type StaffAccount, isInvitationExpired } from "./account";
import { AccountMenu } from "./actions/account-menu";
import { texts } from "./texts";
import { formatNumber, formatFullInstant } from "../../domain/format";
import { NotKnown } from "../../ui/messages/not-known";
import { sumDonors, useZoneDonors } from "./use-zone-donors";
import { useToday } from "../../api/react/use-today";
import { shortMoment } from "../../domain/dates/format-time";
import { isLocked } from "../../domain/donor/status";

const column = fieldColumns<StaffAccount>(USER_FIELDS);

const name = nameColumn<StaffAccount>({
  label: texts.name,
  donorOf: (account) => account,
  fields: ["lastName", "firstName", "email"],
  text: nameOf,
  cell: (account) => (
    <NamedCell
      id={account._id}
      route={detailsHref(account)}
      opens="user"
      mark={<PersonAvatar person={account} />}
      hint={nameOf(account) === account.email ? "" : account.email}
      truncatesHint
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
    cell: (account) => <LastSignIn account={account} />,
  }),
  column("email", { optional: true }),
  column("phone", { optional: true }),
  menuColumn<StaffAccount>((account) => <AccountMenu account={account} />),
];

/** The columns of managers. */
export const managerColumns: ListColumn<StaffAccount>[] = [name, zones, donors, ...others];
/** The columns of managers if the server doesn't count the donors of a zone. */
export const uncountedColumns: ListColumn<StaffAccount>[] = [name, zones, ...others];
/** The columns of accounts without zones. */
export const staffColumns: ListColumn<StaffAccount>[] = [name, ...others];

/** The total of the donors of a manager's zones. */
function DonorsCell({ zones }: { zones: readonly string[] }) {
  const { donorsByZone, failed } = useZoneDonors();
  const donors = sumDonors(zones, donorsByZone);
  if (donors !== null) return formatNumber(donors);
  return (donorsByZone || failed) && <NotKnown />;
}

/** The last sign-in; before the first one the invitation, and the end of a lock. */
function LastSignIn({ account }: { account: StaffAccount }) {
  const { lastSignIn, lockedUntil, invitation, status } = account;
  if (status === "staged" && invitation) {
    if (!isInvitationExpired(account))
      return <span className={tw`whitespace-normal`}>{texts.invitedOn(invitation.sent)}</span>;
    return (
      <span className={tw`whitespace-normal font-medium text-warn-text`}>{texts.expiredOn(invitation.expires)}</span>
    );
  }
  return (
    <span className={tw`grid`}>
      {lastSignIn ? (
        <time dateTime={lastSignIn} title={formatFullInstant(lastSignIn)}>
          <span className={tw`hidden cards:inline`}>{texts.lastSignIn} </span>
          <ShortMoment instant={lastSignIn} />
        </time>
      ) : (
        <span className={tw`text-faint`}>{texts.never}</span>
      )}
      {isLocked(lockedUntil) && <span className={tw`text-label text-faint`}>{texts.lockedUntil(lockedUntil)}</span>}
    </span>
  );
}

/** A date without the current year on cards, which have less room. */
function ShortMoment({ instant }: { instant: string }) {
  const text = shortMoment(instant);
  const year = ` ${useToday().slice(0, 4)}`;
  if (!text.endsWith(year)) return text;
  return (
    <>
      {text.slice(0, -year.length)}
      <span className={tw`cards:hidden`}>{year}</span>
    </>
  );
}
