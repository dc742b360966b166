import { useCan } from "../../api/react/ability";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { isInvitationOver, nameOf } from "./account";
import { useInviteAgain } from "./actions/account-writes";
import { InviteButton } from "./invite/invite-button";
import { texts } from "./texts";
import { leftAlone, othersThan, useManagers, useZoneNames } from "./use-managers";

/** Above the list: the zones without anybody who can sign in, whoever was invited for them, and what to do. */
export function ZoneNotice() {
  const can = useCan();
  const managers = useManagers();
  const zones = useZoneNames();
  const inviteAgain = useInviteAgain();
  const alone = managers && zones ? leftAlone(zones, othersThan(null, managers)) : [];
  if (!managers || alone.length === 0) return null;
  const invited = managers.find((one) => one.status === "staged" && one.zones.some((zone) => alone.includes(zone)));
  const over = invited !== undefined && isInvitationOver(invited);
  const { notice } = texts;
  return (
    <Banner
      tone="warn"
      title={notice.title(alone)}
      actions={
        can("create", "User") && (
          <>
            {invited && over && can("update", "User") && (
              <Button small loading={inviteAgain.writing} onClick={() => void inviteAgain.write(invited)}>
                {notice.inviteAgain}
              </Button>
            )}
            <InviteButton as="manager" zones={alone} label={notice.other} />
          </>
        )
      }
    >
      {notice.text(alone.length === 1)}{" "}
      {invited && (over ? notice.expired(nameOf(invited)) : notice.waiting(nameOf(invited)))}
    </Banner>
  );
}
