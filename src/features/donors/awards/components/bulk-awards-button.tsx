import { useCan } from "../../../../api/react/ability";
import { BulkButton } from "../../../../shared/lists/bulk/buttons";
import { buttonTexts } from "../button-texts";

const loadDueDialog = async () => (await import("./bulk-awards-dialog")).BulkDueDialog;
const loadDialog = async () => (await import("./bulk-awards-dialog")).BulkAwardsDialog;

/** "Benemerenze" of the donors who are selected, for those who may hand them over. @param ids null: all that match */
export function BulkAwardsButton({ ids }: { ids: readonly string[] | null }) {
  if (!useCan()("create", "Award")) return null;
  return <BulkButton label={buttonTexts.open} load={loadDialog} ids={ids} />;
}

/** The same where awards that are due are selected. @param ids of those awards; null: all that match */
export function BulkDueButton({ ids }: { ids: readonly string[] | null }) {
  if (!useCan()("create", "Award")) return null;
  return <BulkButton label={buttonTexts.handOver} load={loadDueDialog} ids={ids} />;
}
