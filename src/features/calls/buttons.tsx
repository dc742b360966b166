import { Phone } from "lucide-react";
import { useCan } from "../../api/react/ability";
import { useFeature } from "../../api/react/use-feature";
import { hrefFor, ROUTES } from "../../domain/routes";
import { addressOf } from "../../shared/navigation";
import { Button } from "../../ui/buttons/button";

/** Links to "Chi chiamare", for users who may open it. */
export function CallsLink() {
  const can = useCan();
  if (!useFeature("calls") || !can("update", "Donor")) return null;
  return (
    <Button href={addressOf(hrefFor("calls"))} icon={Phone}>
      {ROUTES.calls.title}
    </Button>
  );
}
