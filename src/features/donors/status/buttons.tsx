import { UserRoundCheck } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { BulkButton, type BulkDialogProps } from "../../../shared/lists/bulk/bulk-action";
import type { NamedRow } from "./bulk-choice";
import { buttonTexts } from "./button-texts";

const loadDialog = async () => (await import("./components/bulk-dialog")).BulkDialog;

/** "Stato" of the donors who are selected, for those who may. @param rows null: all that match, which is too many */
export function BulkStatusButton({ rows }: Pick<BulkDialogProps<NamedRow>, "rows">) {
  const can = useCan();
  if (!can("suspend", "Donor") && !can("update", "Donor", undefined, "status")) return null;
  return <BulkButton label={buttonTexts.open} icon={UserRoundCheck} load={loadDialog} rows={rows} />;
}
