import { useCan } from "../../../api/react/ability";

/** @returns whether the user may register a donation of a donor */
export function useMayRegister(): (donor: { _id: string; area?: string }) => boolean {
  const can = useCan();
  return ({ _id, area }) => can("read", "Donation") && can("create", "Donation", { donorId: _id, area });
}
