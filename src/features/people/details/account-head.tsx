import { Ellipsis } from "lucide-react";
import { StatusBadge } from "../../../shared/donor/parts/status-badge";
import { PersonAvatar } from "../../../shared/donor/person-avatar";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import { PageHeading } from "../../../ui/page/page-heading";
import { tw } from "../../../ui/tw";
import { nameOf, type StaffAccount, isInvitationOver } from "../account";
import type { AccountAction } from "../actions/account-actions";
import { actionEntries } from "../actions/account-menu";
import { texts as actionTexts } from "../actions/texts";
import { ACTION_ICONS, useAccountActions } from "../actions/use-account-actions";
import { texts } from "./texts";
import { isLocked } from "../../../domain/donor/status";
import { Banner } from "../../../ui/messages/banner";

/** What is pressed most, the first of these that is offered. */
const FIRST: readonly AccountAction[] = ["inviteAgain", "unlock", "reactivate", "zones", "edit"];

interface AccountHeadProps {
  account: StaffAccount;
  onRemoved: () => void;
}

/** The person's name, role and status, and the actions. */
export function AccountHead({ account, onRemoved }: AccountHeadProps) {
  const { actions, run, running, dialog } = useAccountActions(account, onRemoved);
  const first = FIRST.find((action) => actions.includes(action));
  const others = actions.filter((action) => action !== first);
  return (
    <div className={tw`flex flex-wrap items-center gap-x-6 gap-y-3`}>
      <header className={tw`flex min-w-0 flex-[1_1_300px] items-center gap-4 narrow:gap-3`}>
        <PersonAvatar person={account} size="large" />
        <div className={tw`grid min-w-0 gap-1.5`}>
          <PageHeading>{nameOf(account)}</PageHeading>
          <div className={tw`flex flex-wrap items-center gap-x-2.5 gap-y-1.5`}>
            <StatusBadge status={account.status} />
            <span className={tw`break-anywhere text-label text-muted`}>{texts.lead(account)}</span>
          </div>
        </div>
      </header>
      {actions.length > 0 && (
        <div className={tw`flex items-center gap-2 print:hidden narrow:w-full`}>
          {first && (
            // another action replaces it when it is done: a second click must not press that one
            <FocusFallback key={first} className={tw`grid narrow:flex-1`}>
              <Button
                kind="primary"
                icon={ACTION_ICONS[first]}
                loading={running === first}
                onClick={() => void run(first)}
              >
                {actionTexts[first]}
              </Button>
            </FocusFallback>
          )}
          {others.length > 0 && (
            <Menu
              align="end"
              trigger={(props) => <IconButton icon={Ellipsis} label={texts.more} {...props} />}
              entries={actionEntries(others, (action) => void run(action))}
            />
          )}
        </div>
      )}
      {dialog}
    </div>
  );
}

/** Says why a person can't sign in, and what to do about it. */
export function StatusNotice({ account }: { account: StaffAccount }) {
  const { status, invitation, lockedUntil, email } = account;
  const { status: notice } = texts;
  if (status === "staged" && invitation) {
    const over = isInvitationOver(account);
    return (
      <Banner tone={over ? "warn" : "info"} title={(over ? notice.expired : notice.waiting)(invitation.expires)}>
        {(over ? notice.expiredHint : notice.waitingHint)(email, invitation.sent)}
      </Banner>
    );
  }
  if (isLocked(lockedUntil))
    return (
      <Banner tone="warn" title={notice.locked(lockedUntil)}>
        {notice.lockedHint}
      </Banner>
    );
  if (status === "inactive")
    return (
      <Banner tone="info" title={notice.inactive}>
        {notice.inactiveHint}
      </Banner>
    );
  if (status === "passwordExpired")
    return (
      <Banner tone="info" title={notice.expiredPassword}>
        {notice.expiredPasswordHint}
      </Banner>
    );
  return null;
}
