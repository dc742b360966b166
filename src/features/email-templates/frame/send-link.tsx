import { Send } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useLackingWrites } from "../../../api/react/lacking-writes";
import { newSendingPlace, SENDING } from "../../../shared/mail-to";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/button";
import { texts } from "./texts";

/** Leads to a new sending of a template, if the user may send and the server can. */
export function SendLink({ id }: { id: string }) {
  const can = useCan();
  const lacking = useLackingWrites();
  if (!can("update", "EmailTemplate") || lacking.has(SENDING)) return null;
  return (
    <Button icon={Send} iconWhenNarrow href={addressOf(newSendingPlace(id))}>
      {texts.send}
    </Button>
  );
}
