import { CircleMinus, Clock } from "lucide-react";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import { isOver, type Invitation, type StaffAccount } from "../account";
import { texts } from "./texts";

/** The invitations of who hasn't come yet, the last one first, each with what has become of it. */
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
