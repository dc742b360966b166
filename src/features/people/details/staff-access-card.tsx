import type { ReactNode } from "react";
import { emailHref, phoneHref } from "../../../domain/contacts/contact-links";
import { AccessCard } from "../../../shared/account/access";
import { ContactWords } from "../../../ui/display/contact-words";
import { Link } from "../../../ui/buttons/link";
import { tw } from "../../../ui/tw";
import { nameOf, type StaffAccount } from "../account";
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
