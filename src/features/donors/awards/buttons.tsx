import { Award } from "lucide-react";
import type { Can } from "../../../api/session/ability";
import { useCan } from "../../../api/react/ability";
import { BulkButton, type BulkDialogProps } from "../../../shared/lists/bulk/bulk-action";

/** Texts of the buttons; the dialogs' texts load with the dialogs. */
export const buttonTexts = {
  open: "Benemerenze",
  /** In the list of due awards. */
  handOver: "Segna come consegnate",
} as const;

const loadDueDialog = async () => (await import("./components/bulk-awards-dialog")).BulkDueDialog;
const loadDialog = async () => (await import("./components/bulk-awards-dialog")).BulkAwardsDialog;

/** Due awards are computed from the donations, so the user must be able to read them. */
const canHandOver = (can: Can) => can("create", "Award") && can("read", "Donation");

type SelectedProps = Pick<BulkDialogProps, "rows">;

/** "Benemerenze" for the selected donors. @param rows null: all donors that match */
export function BulkAwardsButton({ rows }: SelectedProps) {
  if (!canHandOver(useCan())) return null;
  return <BulkButton label={buttonTexts.open} icon={Award} load={loadDialog} rows={rows} />;
}

/** "Segna come consegnate" for selected due awards. @param rows null: all awards that match */
export function BulkDueButton({ rows }: SelectedProps) {
  if (!canHandOver(useCan())) return null;
  return <BulkButton label={buttonTexts.handOver} icon={Award} load={loadDueDialog} rows={rows} />;
}
