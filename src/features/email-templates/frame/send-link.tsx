import { Send } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import { newSendingPlace } from "../../../shared/mail-to";
import { addressOf } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import type { Template } from "../template";
import { texts } from "./texts";

export function SendLink({ template }: { template: Template }) {
  const can = useCan();
  const sends = useFeature("email-sending");
  if (!can("update", "EmailTemplate", template) || !sends) return null;
  return (
    <Button icon={Send} iconWhenNarrow href={addressOf(newSendingPlace(template._id))}>
      {texts.send}
    </Button>
  );
}
