import { hrefFor } from "../../../domain/routes";
import { useAreaLocation } from "../../../shared/navigation";

/**
 * "Back if there is history, otherwise the site root" (specification §2). Within a host page, only our own routes count as
 * history, because a step further would leave the host page, and the root is our own `#/`.
 */
export function useGoBack(): () => void {
  const { entries, navigate } = useAreaLocation();
  return () => {
    if (entries.hasBefore()) entries.back();
    else navigate(hrefFor("landing"), { replace: true });
  };
}
