import { Send } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { newSendingPlace } from "../../../shared/mail-to";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { texts } from "./texts";

/** Leads to a new sending of a template, if the user may send and the server can. */
export function SendLink({ id }: { id: string }) {
  const can = useCan();
  const sends = useFeature("email-sending");
  if (!can("update", "EmailTemplate") || !sends) return null;
  return (
    <Button icon={Send} iconWhenNarrow href={addressOf(newSendingPlace(id))}>
      {texts.send}
    </Button>
  );
}
