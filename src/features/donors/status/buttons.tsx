import { UserRoundCheck } from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { BulkButton, type BulkDialogProps } from "../../../shared/lists/bulk/bulk-action";
import type { ExportedList } from "../../../shared/lists/exports/exported-list";
import type { NamedRow } from "./bulk/bulk-choice";

/** The dialog's texts load with the dialog. */
const texts = { open: "Stato" } as const;

const loadDialog = async () => (await import("./bulk/bulk-dialog")).BulkDialog;

interface BulkStatusButtonProps extends Pick<BulkDialogProps<NamedRow>, "rows"> {
  list?: ExportedList;
}

/**
 * "Stato" for the selected donors.
 * @param rows null: all donors that match, or very many
 * @param list the list in which they are selected
 */
export function BulkStatusButton({ rows, list }: BulkStatusButtonProps) {
  const can = useCan();
  if (!can("suspend", "Donor") && !can("update", "Donor", undefined, "status")) return null;
  return <BulkButton label={texts.open} icon={UserRoundCheck} load={loadDialog} rows={rows} {...(list && { list })} />;
}
