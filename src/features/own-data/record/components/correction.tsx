import { Pencil } from "lucide-react";
import { AbilityProvider, useCan } from "../../../../api/react/ability";
import { Button } from "../../../../ui/buttons/button";
import type { OwnRecord } from "../requests/get-own-record";

const CORRECT = "Correggi i tuoi dati";

export interface CorrectionProps {
  donor: OwnRecord;
  /** Opens the form. */
  onOpen: () => void;
}

/** Opens the form again until the association has checked it. Renders nothing without the permission. */
export const Correction = (props: CorrectionProps) => (
  <AbilityProvider loading={null} failed={() => null}>
    <CorrectionButton {...props} />
  </AbilityProvider>
);

function CorrectionButton({ donor, onOpen }: CorrectionProps) {
  const can = useCan();
  if (!can("update", "Donor", donor)) return null;
  return (
    <Button small icon={Pencil} onClick={onOpen}>
      {CORRECT}
    </Button>
  );
}
