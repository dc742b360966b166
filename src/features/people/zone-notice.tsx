import { useCan } from "../../api/react/ability";
import { Banner } from "../../ui/messages/banner";
import { Button } from "../../ui/buttons/button";
import { FocusFallback } from "../../ui/focus/focus-fallback";
import { ReadFailed } from "../../ui/messages/read-failed";
import { OpenerButton } from "../../ui/buttons/opener-button";
import { isInvitationOver, nameOf } from "./account";
import { useInviteAgain } from "./actions/account-writes";
import type { useInviteWindow } from "./invite/use-invite-window";
import { texts } from "./texts";
import { invitedFor, leftAlone, othersThan, useManagers, useZoneNames } from "./use-managers";

/** Above the list: the zones without anybody who can sign in, whoever was invited for them, and what to do. */
export function ZoneNotice({ invite }: { invite: ReturnType<typeof useInviteWindow> }) {
  const can = useCan();
  const { managers, failed: managersFailed } = useManagers();
  const { names: zones, failed: zonesFailed } = useZoneNames();
  const inviteAgain = useInviteAgain();
  const alone = managers && zones ? leftAlone(zones, othersThan(null, managers)) : [];
  const failed = managersFailed ?? zonesFailed;
  if (failed) return <ReadFailed title={texts.notice.failed} {...failed} />;
  if (!managers || alone.length === 0) return null;
  const invited = invitedFor(alone, managers);
  const over = invited !== undefined && isInvitationOver(invited);
  const again = can("update", "User");
  const { notice } = texts;
  return (
    <Banner
      tone="warn"
      title={notice.title(alone)}
      actions={
        <>
          {invited && over && again && (
            <FocusFallback>
              <Button small loading={inviteAgain.writing} onClick={() => void inviteAgain.write(invited)}>
                {notice.inviteAgain}
              </Button>
            </FocusFallback>
          )}
          {invite.possible && (
            <OpenerButton small {...invite.openerFor(alone)}>
              {notice.other}
            </OpenerButton>
          )}
        </>
      }
    >
      {notice.text(alone.length === 1)}{" "}
      {invited && (over ? notice.expired(nameOf(invited)) : notice.waiting(nameOf(invited)))}
    </Banner>
  );
}
