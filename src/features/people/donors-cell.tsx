import { formatNumber } from "../../domain/format";
import { NotKnown } from "../../ui/messages/not-known";
import { donorsOf, useZoneDonors } from "./use-zone-donors";

/** How many donors a manager's zones have together. */
export function DonorsCell({ zones }: { zones: readonly string[] }) {
  const { counted, failed } = useZoneDonors();
  const donors = donorsOf(zones, counted);
  if (donors !== null) return formatNumber(donors);
  return (counted || failed) && <NotKnown />;
}
