import { Lock, Pencil } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { emailHref, phoneHref } from "../../../../domain/contacts/contact-links";
import { BY_MAIL, BY_POST } from "../../../../domain/fields/own-fields";
import { formatFullDate } from "../../../../domain/format";
import { isPending } from "../../../../domain/donor/status";
import { hrefFor } from "../../../../domain/routes";
import { Button } from "../../../../ui/buttons/button";
import { Card } from "../../../../ui/display/card";
import { Icon } from "../../../../ui/icons/icon";
import { Link } from "../../../../ui/buttons/link";
import { tw } from "../../../../ui/tw";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { useAccountSettings } from "../../../account";
import { addressOf } from "../../../../shared/navigation";
import { texts } from "../texts";

interface OwnDataProps {
  donor: DonorRecord;
  userId: string;
  mayUpdate: boolean;
  /** The contact for data that the donor can't change. */
  office: { phone: string | null; email: string | null };
}

/** The donor's data, with a link to their form, and the contact for data that only the association can change. */
export function OwnData({ donor, userId, mayUpdate, office }: OwnDataProps) {
  const place = [donor.cap, donor.city, donor.province && `(${donor.province})`].filter(Boolean).join(" ");
  const account = useAccountSettings();
  const lines: [string, ReactNode][] = [
    [texts.mobile, donor.mobile],
    // optional if there is a mobile number
    [texts.home, donor.phoneHome || (donor.mobile && texts.notGiven)],
    [texts.email, <Email key="email" email={donor.email} changes={account.status === "ready"} />],
    [texts.address, [donor.street, place].filter(Boolean).join(", ")],
    [texts.mail, (donor.mailType && MAIL_TYPES[donor.mailType]) ?? donor.mailType],
    [texts.born, [donor.birthday && formatFullDate(donor.birthday), donor.birthplace].filter(Boolean).join(", ")],
    [texts.fiscalCode, donor.fiscalCode],
    [texts.zone, donor.area],
  ];
  return (
    <Card
      title={texts.data}
      actions={
        mayUpdate && (
          <Button
            icon={Pencil}
            href={addressOf(isPending(donor.status) ? hrefFor("registration") : hrefFor("profileEdit", { id: userId }))}
          >
            {texts.edit}
          </Button>
        )
      }
      footer={<Office {...office} changesEmail={account.status === "absent"} />}
    >
      <dl
        className={tw`grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 narrow:grid-cols-[minmax(0,1fr)] narrow:gap-y-0`}
      >
        {lines.map(([label, value]) => (
          <Fragment key={label}>
            <dt className={tw`text-label text-faint`}>{label}</dt>
            <dd className={tw`m-0 min-w-0 break-anywhere narrow:mb-3 narrow:last:mb-0`}>
              {value || <span className={tw`text-faint`}>{texts.empty}</span>}
            </dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}

/** The texts of the mail types; other values of a server are shown unchanged. */
const MAIL_TYPES: Readonly<Record<string, string>> = { [BY_MAIL]: texts.byMail, [BY_POST]: texts.byPost };

/** The e-mail address, with a link to change it if the server has that feature. */
const Email = ({ email, changes }: { email: string | null; changes: boolean }) => (
  <span className={tw`flex flex-wrap items-baseline gap-x-3`}>
    {email || <span className={tw`text-faint`}>{texts.empty}</span>}
    {changes && (
      <Link
        href={addressOf(hrefFor("accountSettings"))}
        className={tw`hit inline-flex min-h-6 items-center text-label`}
      >
        {texts.changeEmail}
      </Link>
    )}
  </span>
);

interface OfficeProps {
  phone: string | null;
  email: string | null;
  /** Whether the association changes the e-mail address, too. */
  changesEmail: boolean;
}

function Office({ phone, email, changesEmail }: OfficeProps) {
  const text = texts.office(changesEmail);
  const contacts: ReactNode[] = [
    phone && phoneHref(phone) && (
      <Link key="phone" href={phoneHref(phone) ?? ""}>
        {phone}
      </Link>
    ),
    email && emailHref(email) && (
      <Link key="email" href={emailHref(email) ?? ""}>
        {email}
      </Link>
    ),
  ].filter(Boolean);
  return (
    <>
      <Icon of={Lock} className={tw`flex-none text-faint`} />
      <p className={tw`min-w-0 flex-1 break-anywhere text-label text-muted`}>
        {contacts.length === 0 ? (
          `${text}.`
        ) : (
          <>
            {text}: {contacts[0]}
            {contacts.length > 1 && texts.or}
            {contacts[1]}
          </>
        )}
      </p>
    </>
  );
}
