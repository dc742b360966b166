import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { useToast } from "../../../ui/toast/toast";
import { useAccessAction } from "../../../shared/account/access";
import { nameOf, type StaffAccount } from "../account";
import { useAccountChange } from "../actions/account-writes";
import { texts } from "./texts";

interface ExistsActionProps {
  account: StaffAccount;
  /** The role and zones of the invitation. */
  role: string;
  zones: readonly string[];
  /** Called after an action: the checked addresses are stale. */
  onDone: () => void;
}

/** The action for an address with an account: sends its invitation again, or adds zones to it. */
export function ExistsAction({ account, role, zones, onDone }: ExistsActionProps) {
  const access = useAccessAction();
  const { write, writing } = useAccountChange();
  const toast = useToast();
  // hides the button until the address has been checked again
  const [added, setAdded] = useState("");
  const [resent, setResent] = useState(false);
  const missingZones =
    role === "manager" && account.role === "manager" ? zones.filter((zone) => !account.zones.includes(zone)) : [];
  if (missingZones.length > 0 && added === missingZones.join()) return null;
  if (missingZones.length > 0)
    return (
      <Button
        small
        loading={writing}
        onClick={async () => {
          const change = { areas: [...account.zones, ...missingZones] };
          const outcome = await write({ account, change, done: texts.added(missingZones) });
          if (outcome.ok) setAdded(missingZones.join());
          else toast.error(outcome.error.message);
          // 409: somebody else has changed the account, so it must be checked again before a second attempt
          if (outcome.ok || outcome.error.status === 409) onDone();
        }}
      >
        {texts.addZones(missingZones)}
      </Button>
    );
  if (account.status !== "staged" || resent) return null;
  return (
    <Button
      small
      loading={access.writing}
      onClick={async () => {
        const outcome = await access.runAtOnce({ account, name: nameOf(account), action: "invite" });
        setResent(outcome.ok);
      }}
    >
      {texts.again}
    </Button>
  );
}
