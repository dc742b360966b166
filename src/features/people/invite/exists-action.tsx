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
  /** Which zones were added, and that the invitation went once more: until the address is checked again. */
  const [added, setAdded] = useState("");
  const [sent, setSent] = useState(false);
  const more =
    role === "manager" && account.role === "manager" ? zones.filter((zone) => !account.zones.includes(zone)) : [];
  if (more.length > 0 && added === more.join()) return null;
  if (more.length > 0)
    return (
      <Button
        small
        loading={writing}
        onClick={async () => {
          const change = { areas: [...account.zones, ...more] };
          const outcome = await write({ account, change, done: texts.added(more) });
          if (outcome.ok) setAdded(more.join());
          else toast.error(outcome.error.message);
          // somebody else has changed the account: check it again before a second try
          if (outcome.ok || outcome.error.status === 409) onDone();
        }}
      >
        {texts.addZones(more)}
      </Button>
    );
  if (account.status !== "staged" || sent) return null;
  return (
    <Button
      small
      loading={access.writing}
      onClick={async () => {
        const outcome = await access.runAtOnce({ account, name: nameOf(account), action: "invite" });
        setSent(outcome.ok);
      }}
    >
      {texts.again}
    </Button>
  );
}
