import { Phone } from "lucide-react";
import type { MouseEvent } from "react";
import { useCan } from "../../api/react/ability";
import { useFeature } from "../../api/react/use-feature";
import { hrefFor, ROUTES } from "../../domain/routes";
import { addressOf, isPlainClick, useAreaLocation } from "../../shared/navigation";
import { Button } from "../../ui/buttons/button";

/**
 * Links from a list of donors to "Chi chiamare", for users who may open it. The page begins with the day, the type, the blood
 * groups and the zone of the list's filter.
 */
export function CallsLink() {
  const can = useCan();
  const { navigate, entryState } = useAreaLocation();
  if (!useFeature("calls") || !can("update", "Donor")) return null;
  const route = hrefFor("calls");
  const open = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(route, { state: entryState() });
  };
  return (
    <Button href={addressOf(route)} onClick={open} icon={Phone}>
      {ROUTES.calls.title}
    </Button>
  );
}
