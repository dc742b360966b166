import { useCan } from "../../../api/react/ability";
import { useHasDonations } from "../../../shared/donor/reads";

/** @returns whether the user may register a donation of a donor; never on a server without donations */
export function useMayRegister(): (donor: { _id: string; area?: string }) => boolean {
  const can = useCan();
  const hasDonations = useHasDonations();
  return ({ _id, area }) =>
    hasDonations && can("read", "Donation") && can("create", "Donation", { donorId: _id, area });
}
