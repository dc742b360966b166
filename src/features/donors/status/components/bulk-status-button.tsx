import { useCan } from "../../../../api/react/ability";
import { BulkButton } from "../../../../shared/lists/bulk/buttons";
import { buttonTexts } from "../button-texts";

const loadDialog = async () => (await import("./bulk-dialog")).BulkDialog;

/** "Stato" of the donors who are selected, for those who may. @param ids null: all that match, which is too many */
export function BulkStatusButton({ ids }: { ids: readonly string[] | null }) {
  const can = useCan();
  if (!can("suspend", "Donor") && !can("update", "Donor", undefined, "status")) return null;
  return <BulkButton label={buttonTexts.open} load={loadDialog} ids={ids} />;
}
