import { hrefFor } from "../../../domain/routes";
import { navigate } from "../../../shared/navigation";

/** The length of the page's history when this code was loaded: what exceeds it has been added since. */
const atStart = history.length;

/** What the Navigation API tells, where a browser has it. */
interface NavigationLike {
  currentEntry: { index: number } | null;
  entries(): { index: number; url: string | null; sameDocument: boolean }[];
}

/**
 * "Back if there is history, otherwise the site root" (specification §2), inside somebody else's page: history is a former
 * place among our own routes, since one step further would leave the host's page; and the root is our own `#/`, since the
 * host's is none of ours.
 */
export function goBack(): void {
  if (cameFromOurs()) history.back();
  else navigate(hrefFor("landing"), { replace: true });
}

function cameFromOurs(): boolean {
  const { navigation } = window as { navigation?: NavigationLike };
  if (!navigation) return history.length > atStart;
  const here = navigation.currentEntry?.index ?? 0;
  const former = navigation.entries().find(({ index }) => index === here - 1);
  return Boolean(former?.sameDocument && former.url && new URL(former.url).hash.startsWith("#/"));
}
