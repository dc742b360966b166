import { hrefFor } from "../../../domain/routes";
import { navigate } from "../../../shared/navigation";

/** The length of the page's history when this code loaded. */
const initialLength = history.length;

/** The part of the Navigation API that we use, if the browser has it. */
interface NavigationLike {
  currentEntry: { index: number } | null;
  entries(): { index: number; url: string | null; sameDocument: boolean }[];
}

/**
 * "Back if there is history, otherwise the site root" (specification §2). Within a host page, only our own routes count as
 * history, because a step further would leave the host page, and the root is our own `#/`.
 */
export function goBack(): void {
  if (hasPreviousRoute()) history.back();
  else navigate(hrefFor("landing"), { replace: true });
}

function hasPreviousRoute(): boolean {
  const { navigation } = window as { navigation?: NavigationLike };
  if (!navigation) return history.length > initialLength;
  const current = navigation.currentEntry?.index ?? 0;
  const former = navigation.entries().find(({ index }) => index === current - 1);
  return Boolean(former?.sameDocument && former.url && new URL(former.url).hash.startsWith("#/"));
}
