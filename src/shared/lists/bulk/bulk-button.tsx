import type { ComponentType } from "react";
import type { IconType } from "../../../ui/icons/icon";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import type { ListRow } from "../list-column";

/** What the window of a change of many takes. */
export interface BulkDialogProps<Row = ListRow> extends DialogProps {
  /** Those that are selected; null: all that match. */
  rows: readonly Row[] | null;
}

interface BulkButtonProps<Row> extends Pick<BulkDialogProps<Row>, "rows"> {
  label: string;
  icon: IconType;
  /** Stands outside the component. */
  load: () => Promise<ComponentType<BulkDialogProps<Row>>>;
}

/** Opens the window of a change of the rows that are selected, whose code comes then. */
export function BulkButton<Row>({ label, icon, load, rows }: BulkButtonProps<Row>) {
  const { Dialog: BulkDialog, times, shown, opener } = useLazyDialog(load);
  return (
    <>
      <OpenerButton icon={icon} {...opener}>
        {label}
      </OpenerButton>
      {BulkDialog && <BulkDialog key={times} {...shown} rows={rows} />}
    </>
  );
}
