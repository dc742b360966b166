import { Award } from "lucide-react";
import type { Can } from "../../../api/session/ability";
import { useCan } from "../../../api/react/ability";
import { BulkButton, type BulkDialogProps } from "../../../shared/lists/bulk/bulk-action";
import { buttonTexts } from "./button-texts";

const loadDueDialog = async () => (await import("./components/bulk-awards-dialog")).BulkDueDialog;
const loadDialog = async () => (await import("./components/bulk-awards-dialog")).BulkAwardsDialog;

/** What is due follows from the donations, so they must be readable. */
const canHandOver = (can: Can) => can("create", "Award") && can("read", "Donation");

type SelectedProps = Pick<BulkDialogProps, "rows">;

/** "Benemerenze" of the donors who are selected, for those who may hand them over. @param rows null: all that match */
export function BulkAwardsButton({ rows }: SelectedProps) {
  if (!canHandOver(useCan())) return null;
  return <BulkButton label={buttonTexts.open} icon={Award} load={loadDialog} rows={rows} />;
}

/** The same where awards that are due are selected. @param rows those awards; null: all that match */
export function BulkDueButton({ rows }: SelectedProps) {
  if (!canHandOver(useCan())) return null;
  return <BulkButton label={buttonTexts.handOver} icon={Award} load={loadDueDialog} rows={rows} />;
}
