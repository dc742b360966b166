import type { Can } from "../../../api/session/ability";
import type { WriteRequest } from "../../../api/react/use-mutation";
import type { RecordKind } from "../../../domain/records/records";
import type { IconType } from "../../../ui/icons/icon";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import type { ListRow } from "../list-column";
import type { ResultTexts } from "./bulk-results";
import type { ComponentType } from "react";

/** An action on selected rows: one request for each row. */
export interface BulkAction<Row> {
  /** Of the button, and of the one that confirms. */
  label: string;
  icon: IconType;
  /** Explains the effect before the user confirms. */
  lead: string;
  danger?: boolean;
  /** The rows that the action can change. The dialog says how many others are excluded. */
  only?: { fits: (row: Row) => boolean; excluded: (count: number) => string };
  /** Replaces the default texts of the results. */
  results?: ResultTexts;
  isAllowed: (can: Can) => boolean;
  request: (row: Row) => WriteRequest;
  /** @returns the request that undoes the change. @param answer the response of the change */
  undo?: (row: Row, answer: unknown) => WriteRequest;
  /** Paths of the reads that are stale after the change (`affected-reads.ts`). */
  affected: (row: Row) => readonly string[];
}

const loadDialog = async () => (await import("./bulk-action-dialog")).BulkActionDialog;

interface BulkActionButtonProps<Row> {
  action: BulkAction<Row>;
  kind: RecordKind;
  /** Null: all rows that match. */
  rows: readonly Row[] | null;
  nameOf: (row: Row) => string;
}

export function BulkActionButton<Row extends ListRow>({ action, kind, rows, nameOf }: BulkActionButtonProps<Row>) {
  const { Dialog: BulkActionDialog, times, shown, opener } = useLazyDialog(loadDialog);
  const { label, lead, danger, only, results, request, undo, affected } = action;
  const fitting = only ? rows?.filter(only.fits) : rows;
  const excludedCount = (rows?.length ?? 0) - (fitting?.length ?? 0);
  const paragraphs = [lead, ...(only && excludedCount > 0 ? [only.excluded(excludedCount)] : [])];
  const changes = fitting?.map((row) => ({
    id: row._id,
    name: nameOf(row),
    request: request(row),
    undo: (answer: unknown) => undo?.(row, answer),
    affected: affected(row),
  }));
  return (
    <>
      <OpenerButton icon={action.icon} {...opener}>
        {label}
      </OpenerButton>
      {BulkActionDialog && (
        <BulkActionDialog
          key={times}
          {...shown}
          kind={kind}
          label={label}
          paragraphs={paragraphs}
          danger={danger}
          results={results}
          changes={changes ?? null}
        />
      )}
    </>
  );
}

export interface BulkDialogProps<Row = ListRow> extends DialogProps {
  /** The selected rows; null: all rows that match. */
  rows: readonly Row[] | null;
}

interface BulkButtonProps<Props> {
  label: string;
  icon: IconType;
  /** Loads the dialog. Define it outside of components. */
  load: () => Promise<ComponentType<Props>>;
}

/** Opens a dialog for the selected rows, and hands it the other props. Its code is loaded on the first press. */
export function BulkButton<Props extends DialogProps>({
  label,
  icon,
  load,
  ...dialog
}: BulkButtonProps<Props> & Omit<Props, keyof DialogProps>) {
  const { Dialog: BulkDialog, times, shown, opener } = useLazyDialog(load);
  return (
    <>
      <OpenerButton icon={icon} {...opener}>
        {label}
      </OpenerButton>
      {BulkDialog && <BulkDialog key={times} {...({ ...dialog, ...shown } as unknown as Props)} />}
    </>
  );
}
