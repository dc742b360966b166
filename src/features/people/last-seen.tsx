import { useToday } from "../../api/react/use-today";
import { shortMoment } from "../../domain/dates/format-time";
import { formatFullMoment } from "../../domain/format";
import { isLocked } from "../../domain/donor/status";
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

/** A card has room for the day of this year, without the year. */
function ShortMoment({ instant }: { instant: string }) {
  const words = shortMoment(instant);
  const year = ` ${useToday().slice(0, 4)}`;
  if (!words.endsWith(year)) return words;
  return (
    <>
      {words.slice(0, -year.length)}
      <span className={tw`cards:hidden`}>{year}</span>
    </>
  );
}
