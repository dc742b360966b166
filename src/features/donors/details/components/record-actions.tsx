import { RegisterButton } from "../../donations";
import { StatusMenu } from "../../status";
import type { DonorRecord } from "../../../../shared/donor/reads";

interface RecordActionsProps {
  donor: DonorRecord;
  /** ISO day in Italy. */
  today: string;
  /** Leaves the page of a record that is gone. */
  onRemoved: () => void;
}

/** What can be done with a donor, as far as the ability allows it. */
export function RecordActions({ donor, today, onRemoved }: RecordActionsProps) {
  return (
    <>
      <StatusMenu donor={donor} today={today} onRemoved={onRemoved} />
      <RegisterButton donor={donor} />
    </>
  );
}
