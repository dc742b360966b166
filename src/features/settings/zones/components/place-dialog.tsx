import type { OfficeZone } from "../read-zones";
import type { AskedDialog } from "../use-place-actions";
import type { ZoneWriter } from "../use-zone-write";
import { CapsDialog } from "./caps-dialog";
import { MergeDialog } from "./merge-dialog";
import { MoveDialog } from "./move-dialog";

export interface PlaceDialogProps {
  asked: AskedDialog;
  open: boolean;
  onClose: () => void;
  zones: readonly OfficeZone[];
  writer: ZoneWriter;
}

/** The window that is asked for. */
export function PlaceDialog({ asked: { kind, place, into }, ...rest }: PlaceDialogProps) {
  if (kind === "caps") return <CapsDialog {...rest} zone={place.zone} />;
  if (kind === "move") return place.kind === "association" ? <MoveDialog {...rest} place={place} /> : null;
  return <MergeDialog {...rest} place={place} into={into} removing={kind === "remove"} />;
}
