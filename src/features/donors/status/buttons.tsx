import { UserRoundCheck } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { BulkButton, type BulkDialogProps } from "../../../shared/lists/bulk/bulk-action";
import type { NamedRow } from "./bulk/bulk-choice";

/** The dialog's texts load with the dialog. */
const texts = { open: "Stato" } as const;

const loadDialog = async () => (await import("./bulk/bulk-dialog")).BulkDialog;

/** "Stato" for the selected donors. @param rows null: all donors that match, which are too many */
export function BulkStatusButton({ rows }: Pick<BulkDialogProps<NamedRow>, "rows">) {
  const can = useCan();
  if (!can("suspend", "Donor") && !can("update", "Donor", undefined, "status")) return null;
  return <BulkButton label={texts.open} icon={UserRoundCheck} load={loadDialog} rows={rows} />;
}
