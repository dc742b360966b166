import type { OfficeZone } from "../read-zones";
import type { RequestedDialog } from "../use-unit-actions";
import { CapsDialog } from "./caps-dialog";
import { MergeDialog } from "./merge-dialog";
import { MoveDialog } from "./move-dialog";
import type { DialogProps } from "../../../../ui/overlay/use-opened";

interface UnitDialogProps extends DialogProps {
  requested: RequestedDialog;
  zones: readonly OfficeZone[];
}

/** The dialog that the user has opened for a unit: postal codes, move, merge or delete. */
export function UnitDialog({ requested: { kind, unit, into }, ...rest }: UnitDialogProps) {
  if (kind === "caps") return <CapsDialog {...rest} zone={unit.zone} />;
  if (kind === "move") return unit.kind === "association" ? <MoveDialog {...rest} unit={unit} /> : null;
  return <MergeDialog {...rest} unit={unit} into={into} removing={kind === "remove"} />;
}
