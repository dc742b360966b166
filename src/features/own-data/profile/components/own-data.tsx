import { Lock, Pencil } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { emailHref, phoneHref } from "../../../../domain/contact-links";
import { formatFullDate } from "../../../../domain/format";
import { isPending } from "../../../../domain/status";
import { hrefFor } from "../../../../domain/routes";
import { Button } from "../../../../ui/button";
import { Card } from "../../../../ui/card";
import { Icon } from "../../../../ui/icons/icon";
import { Link } from "../../../../ui/link";
import { tw } from "../../../../ui/tw";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { addressOf } from "../../../../shared/navigation";
import { texts } from "../texts";

interface OwnDataProps {
  donor: DonorRecord;
  userId: string;
  mayUpdate: boolean;
  /** Whom to ask for what one may not change. */
  office: { phone: string | null; email: string | null };
}

/** What the association knows of the donor, to check and to change; and who changes the rest. */
export function OwnData({ donor, userId, mayUpdate, office }: OwnDataProps) {
  const place = [donor.cap, donor.city, donor.province && `(${donor.province})`].filter(Boolean).join(" ");
  const lines: [string, string | null][] = [
    [texts.mobile, donor.mobile],
    [texts.home, donor.phoneHome],
    [texts.email, donor.email],
    [texts.address, [donor.street, place].filter(Boolean).join(", ")],
    [texts.mail, donor.mailType],
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
      footer={<Office {...office} />}
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

function Office({ phone, email }: OwnDataProps["office"]) {
  const ways: ReactNode[] = [
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
        {ways.length === 0 ? (
          texts.officeUnknown
        ) : (
          <>
            {texts.office}: {ways[0]}
            {ways.length > 1 && texts.or}
            {ways[1]}
          </>
        )}
      </p>
    </>
  );
}
