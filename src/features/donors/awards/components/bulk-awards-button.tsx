import { Award } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { BulkButton, type BulkDialogProps } from "../../../../shared/lists/bulk/buttons";
import { buttonTexts } from "../button-texts";

const loadDueDialog = async () => (await import("./bulk-awards-dialog")).BulkDueDialog;
const loadDialog = async () => (await import("./bulk-awards-dialog")).BulkAwardsDialog;

type SelectedProps = Pick<BulkDialogProps, "rows">;

/** "Benemerenze" of the donors who are selected, for those who may hand them over. @param rows null: all that match */
export function BulkAwardsButton({ rows }: SelectedProps) {
  if (!useCan()("create", "Award")) return null;
  return <BulkButton label={buttonTexts.open} icon={Award} load={loadDialog} rows={rows} />;
}

/** The same where awards that are due are selected. @param rows those awards; null: all that match */
export function BulkDueButton({ rows }: SelectedProps) {
  if (!useCan()("create", "Award")) return null;
  return <BulkButton label={buttonTexts.handOver} icon={Award} load={loadDueDialog} rows={rows} />;
}
