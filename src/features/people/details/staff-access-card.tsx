import type { ReactNode } from "react";
import { emailHref, phoneHref } from "../../../domain/contacts/contact-links";
import { AccessCard } from "../../../shared/account/access";
import { ContactText } from "../../../ui/display/contact-text";
import { Link } from "../../../ui/buttons/link";
import { tw, cx } from "../../../ui/tw";
import { nameOf, type StaffAccount, isExpired, type Invitation } from "../account";
import { texts } from "./texts";
import { CircleMinus, Clock } from "lucide-react";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";

/** A link to a phone number or an e-mail address, with a large target on touch screens. */
const ContactLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={tw`inline-flex items-center narrow:min-h-[44px] coarse:min-h-[44px]`}>
    {/* one element, so that an address breaks only after its @ */}
    <span className={tw`min-w-0`}>
      <ContactText>{children}</ContactText>
    </span>
  </Link>
);

/** The contacts of a staff member, and whether they can sign in. The page's header has the other actions. */
export function StaffAccessCard({ account }: { account: StaffAccount }) {
  const { email, phone, invitation, status } = account;
  const [emailLink, phoneLink] = [emailHref(email), phone ? phoneHref(phone) : null];
  const lines: [string, ReactNode][] = [
    [texts.email, emailLink ? <ContactLink href={emailLink}>{email}</ContactLink> : email],
    ...(phone
      ? [
          [texts.phone, phoneLink ? <ContactLink href={phoneLink}>{phone}</ContactLink> : phone] satisfies [
            string,
            ReactNode,
          ],
        ]
      : []),
    ...(invitation && status !== "staged"
      ? [[texts.invitation, texts.invitedBy(invitation.by?.name ?? "", invitation.sent)] satisfies [string, ReactNode]]
      : []),
  ];
  return <AccessCard account={account} name={nameOf(account)} lines={lines} only={["passwordLink"]} />;
}

/** The invitations before the first sign-in, newest first, each with its status. */
export function InvitationsCard({ account }: { account: StaffAccount }) {
  const { invitation: latest, formerInvitations } = account;
  const all = latest ? [latest, ...formerInvitations] : formerInvitations;
  if (all.length === 0) return null;
  return (
    <Card title={texts.invitations}>
      <ul className={tw`grid`}>
        {all.map((invitation, index) => (
          <InvitationLine key={`${index} ${invitation.sent}`} invitation={invitation} next={all[index - 1] ?? null} />
        ))}
      </ul>
    </Card>
  );
}

/** @param next the invitation that was sent after this one, and may have replaced it */
function InvitationLine({ invitation, next }: { invitation: Invitation; next: Invitation | null }) {
  const { sent, expires, by } = invitation;
  const replaced = next !== null && Date.parse(next.sent) < Date.parse(expires);
  const expired = !replaced && isExpired(invitation);
  return (
    <li
      className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-3 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0`}
    >
      <Icon
        of={replaced ? CircleMinus : Clock}
        className={cx(tw`mt-0.5`, expired ? tw`text-warn-text` : tw`text-faint`)}
      />
      <span className={tw`grid min-w-0 break-anywhere`}>
        <b className={tw`font-medium`}>{texts.invitedBy(by?.name ?? "", sent)}</b>
        <span className={cx(tw`text-label`, expired ? tw`text-warn-text` : tw`text-muted`)}>
          {replaced ? texts.replaced : expired ? texts.expired(expires) : texts.validUntil(expires)}
        </span>
      </span>
    </li>
  );
}
