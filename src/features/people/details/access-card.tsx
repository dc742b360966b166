import { Fragment, type ReactNode } from "react";
import { emailHref, phoneHref } from "../../../domain/contact-links";
import { Card } from "../../../ui/card";
import { ContactWords } from "../../../ui/contact-words";
import { Link } from "../../../ui/link";
import { tw } from "../../../ui/tw";
import type { StaffAccount } from "../account";
import { texts } from "./texts";

/** A way to somebody, as high as a finger needs: another one may stand right below. */
const Way = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={tw`inline-flex items-center narrow:min-h-[44px] coarse:min-h-[44px]`}>
    {/* one piece: an address breaks after its @ */}
    <span className={tw`min-w-0`}>
      <ContactWords>{children}</ContactWords>
    </span>
  </Link>
);

/** How somebody is reached, when they came last, and who invited them. */
export function AccessCard({ account }: { account: StaffAccount }) {
  const { email, phone, lastSignIn, invitation, status } = account;
  const [mail, call] = [emailHref(email), phone ? phoneHref(phone) : null];
  const lines: [string, ReactNode][] = [
    [texts.email, mail ? <Way href={mail}>{email}</Way> : email],
    ...(phone ? [[texts.phone, call ? <Way href={call}>{phone}</Way> : phone] satisfies [string, ReactNode]] : []),
    [texts.lastSignIn, lastSignIn ? texts.moment(lastSignIn) : texts.never],
    ...(invitation && status !== "staged"
      ? [[texts.invitation, texts.invitedBy(invitation.by?.name ?? "", invitation.sent)] satisfies [string, ReactNode]]
      : []),
  ];
  return (
    <Card title={texts.access}>
      <dl className={tw`grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-2.5 narrow:grid-cols-1 narrow:gap-y-0.5`}>
        {lines.map(([label, value]) => (
          <Fragment key={label}>
            <dt className={tw`text-label text-faint`}>{label}</dt>
            <dd className={tw`m-0 min-w-0 break-anywhere narrow:mb-2`}>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </Card>
  );
}
