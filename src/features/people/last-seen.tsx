import { formatFullMoment } from "../../domain/format";
import { shortMoment } from "../../domain/short-moment";
import { tw } from "../../ui/tw";
import { isInvitationOver, type StaffAccount } from "./account";
import { texts } from "./texts";

/** When somebody came last; of who hasn't come yet the invitation, of who is kept out until when. */
export function LastSeen({ account }: { account: StaffAccount }) {
  const { lastSignIn, lockedUntil, invitation, status } = account;
  if (status === "staged" && invitation) {
    if (!isInvitationOver(account))
      return <span className={tw`whitespace-normal`}>{texts.invitedOn(invitation.sent)}</span>;
    return (
      <span className={tw`whitespace-normal font-medium text-warn-text`}>{texts.expiredOn(invitation.expires)}</span>
    );
  }
  return (
    <span className={tw`grid`}>
      {lastSignIn ? (
        <time dateTime={lastSignIn} title={formatFullMoment(new Date(lastSignIn))}>
          {shortMoment(lastSignIn)}
        </time>
      ) : (
        <span className={tw`text-faint`}>{texts.never}</span>
      )}
      {lockedUntil && <span className={tw`text-label text-faint`}>{texts.lockedUntil(lockedUntil)}</span>}
    </span>
  );
}
