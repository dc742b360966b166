import { RegisterButton } from "../../donations";
import { StatusMenu } from "../../status";
import type { DonorRecord } from "../../../../shared/donor/reads";

interface RecordActionsProps {
  donor: DonorRecord;
  /** ISO day in Italy. */
  today: string;
  /** Whether the server has donations. */
  registers: boolean;
  /** Leaves the page of a record that is gone. */
  onRemoved: () => void;
}

/** What can be done with a donor, as far as the ability allows it. */
export function RecordActions({ donor, today, registers, onRemoved }: RecordActionsProps) {
  return (
    <>
      <StatusMenu donor={donor} today={today} onRemoved={onRemoved} />
      {registers && <RegisterButton donor={donor} />}
    </>
  );
}
