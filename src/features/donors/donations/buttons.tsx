import { Plus } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useEntryText, useAreaLocation, type AreaLocation } from "../../../shared/navigation";
import { Button } from "../../../ui/buttons/button";
import { buttonTexts } from "./button-texts";

/** Key in the history entry: "back" closes the form, and a reload keeps it open. */
const KEY = "registerDonation";

/** @returns whether the form for a new donation is open */
export const useRegistering = (): boolean => useEntryText(KEY) !== "";

/** Opens the form for a new donation. @param route of the donor; by default the current one */
export const startRegistering = (
  { currentRoute, entryState, navigate }: AreaLocation,
  route = currentRoute().path,
): void => navigate(`${route}?tab=donations`, { state: { ...entryState(), [KEY]: "1" } });

export function stopRegistering({ currentRoute, entryState, navigate }: AreaLocation): void {
  const { path, search } = currentRoute();
  navigate(path + (search && `?${search}`), { replace: true, state: { ...entryState(), [KEY]: undefined } });
}

/** @returns whether the user may register a donation of a donor */
export function useMayRegister(): (donor: { _id: string; area?: string }) => boolean {
  const can = useCan();
  return ({ _id, area }) => can("read", "Donation") && can("create", "Donation", { donorId: _id, area });
}

/** "Registra donazione"; hidden while the form is open, and for users who may not register one. */
export function RegisterButton({ donor }: { donor: { _id: string; area: string } }) {
  const area = useAreaLocation();
  const mayRegister = useMayRegister();
  const registering = useRegistering();
  if (registering || !mayRegister(donor)) return null;
  return (
    <Button kind="primary" icon={Plus} onClick={() => startRegistering(area)}>
      {buttonTexts.register}
    </Button>
  );
}
