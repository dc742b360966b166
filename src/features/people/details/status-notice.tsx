import { isLocked } from "../../../domain/donor/status";
import { Banner } from "../../../ui/messages/banner";
import { isInvitationOver, type StaffAccount } from "../account";
import { texts } from "./texts";

/** What keeps somebody out, and what to do about it; nothing of who can sign in. */
export function StatusNotice({ account }: { account: StaffAccount }) {
  const { status, invitation, lockedUntil, email } = account;
  const { status: words } = texts;
  if (status === "staged" && invitation) {
    const over = isInvitationOver(account);
    return (
      <Banner tone={over ? "warn" : "info"} title={(over ? words.expired : words.waiting)(invitation.expires)}>
        {(over ? words.expiredHint : words.waitingHint)(email, invitation.sent)}
      </Banner>
    );
  }
  if (isLocked(lockedUntil))
    return (
      <Banner tone="warn" title={words.locked(lockedUntil)}>
        {words.lockedHint}
      </Banner>
    );
  if (status === "inactive")
    return (
      <Banner tone="info" title={words.inactive}>
        {words.inactiveHint}
      </Banner>
    );
  if (status === "passwordExpired")
    return (
      <Banner tone="info" title={words.expiredPassword}>
        {words.expiredPasswordHint}
      </Banner>
    );
  return null;
}
