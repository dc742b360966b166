import type { ReactNode } from "react";
import { emailHref, phoneHref } from "../../../domain/contacts/contact-links";
import { AccessCard } from "../../../shared/account/access";
import { ContactText } from "../../../ui/display/contact-text";
import { Link } from "../../../ui/buttons/link";
import { tw, cx } from "../../../ui/tw";
import { nameOf, type StaffAccount, isOver, type Invitation } from "../account";
import { texts } from "./texts";
import { CircleMinus, Clock } from "lucide-react";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";

/** A link to a phone or an address, high enough for a finger: another one may be right below. */
const Way = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={tw`inline-flex items-center narrow:min-h-[44px] coarse:min-h-[44px]`}>
    {/* one piece: an address breaks after its @ */}
    <span className={tw`min-w-0`}>
      <ContactText>{children}</ContactText>
    </span>
  </Link>
);

/** How to reach a person of the staff, and whether they can sign in. The page's head has the other actions. */
export function StaffAccessCard({ account }: { account: StaffAccount }) {
  const { email, phone, invitation, status } = account;
  const [mail, call] = [emailHref(email), phone ? phoneHref(phone) : null];
  const lines: [string, ReactNode][] = [
    [texts.email, mail ? <Way href={mail}>{email}</Way> : email],
    ...(phone ? [[texts.phone, call ? <Way href={call}>{phone}</Way> : phone] satisfies [string, ReactNode]] : []),
    ...(invitation && status !== "staged"
      ? [[texts.invitation, texts.invitedBy(invitation.by?.name ?? "", invitation.sent)] satisfies [string, ReactNode]]
      : []),
  ];
  return <AccessCard account={account} name={nameOf(account)} lines={lines} only={["passwordLink"]} />;
}

/** The invitations before the first sign-in, the last one first, each with its result. */
export function InvitationsCard({ account }: { account: StaffAccount }) {
  const { invitation, formerInvitations } = account;
  const all = invitation ? [invitation, ...formerInvitations] : formerInvitations;
  if (all.length === 0) return null;
  return (
    <Card title={texts.invitations}>
      <ul className={tw`grid`}>
        {all.map((one, at) => (
          <InvitationLine key={`${at} ${one.sent}`} invitation={one} next={all[at - 1] ?? null} />
        ))}
      </ul>
    </Card>
  );
}

/** @param next the one after it, which ended it */
function InvitationLine({ invitation, next }: { invitation: Invitation; next: Invitation | null }) {
  const { sent, expires, by } = invitation;
  const replaced = next !== null && Date.parse(next.sent) < Date.parse(expires);
  const over = !replaced && isOver(invitation);
  return (
    <li
      className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-3 border-b border-line py-3 first:pt-0 last:border-0 last:pb-0`}
    >
      <Icon
        of={replaced ? CircleMinus : Clock}
        className={cx(tw`mt-0.5`, over ? tw`text-warn-text` : tw`text-faint`)}
      />
      <span className={tw`grid min-w-0 break-anywhere`}>
        <b className={tw`font-medium`}>{texts.invitedBy(by?.name ?? "", sent)}</b>
        <span className={cx(tw`text-label`, over ? tw`text-warn-text` : tw`text-muted`)}>
          {replaced ? texts.replaced : over ? texts.expired(expires) : texts.holdsUntil(expires)}
        </span>
      </span>
    </li>
  );
}
