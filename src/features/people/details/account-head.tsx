import { Ellipsis } from "lucide-react";
import { StatusBadge } from "../../../shared/donor/parts/status-badge";
import { PersonAvatar } from "../../../shared/donor/person-avatar";
import { Button } from "../../../ui/buttons/button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import { PageHeading } from "../../../ui/page/page-heading";
import { tw } from "../../../ui/tw";
import { nameOf, type StaffAccount, isInvitationExpired } from "../account";
import type { AccountAction } from "../actions/account-actions";
import { actionEntries } from "../actions/account-menu";
import { texts as actionTexts } from "../actions/texts";
import { ACTION_ICONS, useAccountActions } from "../actions/use-account-actions";
import { texts } from "./texts";
import { isLocked } from "../../../domain/donor/status";
import { Banner } from "../../../ui/messages/banner";

/** The primary button is the first possible action of these. */
const PRIMARY: readonly AccountAction[] = ["inviteAgain", "unlock", "reactivate", "zones", "edit"];

interface AccountHeadProps {
  account: StaffAccount;
  onRemoved: () => void;
}

/** The person's name, role and status, and the actions. */
export function AccountHead({ account, onRemoved }: AccountHeadProps) {
  const { actions, run, running, dialog } = useAccountActions(account, onRemoved);
  const primary = PRIMARY.find((action) => actions.includes(action));
  const others = actions.filter((action) => action !== primary);
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
          {primary && (
            // the key unmounts the button when another action replaces it: a second click must not start that one
            <FocusFallback key={primary} className={tw`grid narrow:flex-1`}>
              <Button
                kind="primary"
                icon={ACTION_ICONS[primary]}
                loading={running === primary}
                onClick={() => void run(primary)}
              >
                {actionTexts[primary]}
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

/** Explains why a person can't sign in, and what to do about it. */
export function StatusNotice({ account }: { account: StaffAccount }) {
  const { status, invitation, lockedUntil, email } = account;
  const { status: notice } = texts;
  if (status === "staged" && invitation) {
    const isExpired = isInvitationExpired(account);
    return (
      <Banner
        tone={isExpired ? "warn" : "info"}
        title={(isExpired ? notice.expired : notice.waiting)(invitation.expires)}
      >
        {(isExpired ? notice.expiredHint : notice.waitingHint)(email, invitation.sent)}
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
