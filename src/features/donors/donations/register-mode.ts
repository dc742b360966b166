import { currentRoute, entryState, navigate, useEntryText } from "../../../shared/navigation";

/** In the history entry, so that "back" closes the form and a reload keeps it. */
const KEY = "registerDonation";

/** @returns whether the form for a new donation is open */
export const useRegistering = (): boolean => useEntryText(KEY) !== "";

/** Shows a donor's donations, with the form for a new one. @param route the donor's; of who is shown when missing */
export const startRegistering = (route = currentRoute().path): void =>
  navigate(`${route}?tab=donations`, { state: { ...entryState(), [KEY]: "1" } });

export function stopRegistering(): void {
  const { path, search } = currentRoute();
  navigate(path + (search && `?${search}`), { replace: true, state: { ...entryState(), [KEY]: undefined } });
}
