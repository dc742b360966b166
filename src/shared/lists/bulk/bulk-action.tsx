import type { Can } from "../../../api/session/ability";
import type { WriteRequest } from "../../../api/react/use-mutation";
import type { RecordKind } from "../../../domain/record-kinds";
import type { IconType } from "../../../ui/icons/icon";
import { OpenerButton } from "../../../ui/buttons/opener-button";
import { useLazyDialog } from "../../../ui/overlay/use-lazy-dialog";
import type { ListRow } from "../list-column";
import type { ResultWords } from "./bulk-results";
import type { ComponentType } from "react";

/** Something that can be done with each of the rows that are selected, by one call. */
export interface BulkAction<Row> {
  /** On its button, and on the one that confirms it. */
  label: string;
  icon: IconType;
  /** What it means, before it is confirmed. */
  lead: string;
  danger?: boolean;
  /** With which rows it can be done; the others are left out, and how many that are is said before. */
  only?: { fits: (row: Row) => boolean; leftOut: (count: number) => string };
  /** What the results say, where rows aren't simply changed. */
  results?: ResultWords;
  mayDo: (can: Can) => boolean;
  request: (row: Row) => WriteRequest;
  /** What takes it back, of a server that has answered so; nothing where nothing can. */
  undo?: (row: Row, answer: unknown) => WriteRequest;
  /** The paths of reads that aren't right any more (`affected-reads.ts`). */
  affected: (row: Row) => readonly string[];
}

const loadDialog = async () => (await import("./bulk-action-dialog")).BulkActionDialog;

interface BulkActionButtonProps<Row> {
  action: BulkAction<Row>;
  /** What the rows are. */
  of: RecordKind;
  /** Null: all that match. */
  rows: readonly Row[] | null;
  nameOf: (row: Row) => string;
}

/** The button of an action, and the window in which it is confirmed. */
export function BulkActionButton<Row extends ListRow>({ action, of, rows, nameOf }: BulkActionButtonProps<Row>) {
  const { Dialog: BulkActionDialog, times, shown, opener } = useLazyDialog(loadDialog);
  const { label, lead, danger, only, results, request, undo, affected } = action;
  const fitting = only ? rows?.filter(only.fits) : rows;
  const leftOut = (rows?.length ?? 0) - (fitting?.length ?? 0);
  const leads = [lead, ...(only && leftOut > 0 ? [only.leftOut(leftOut)] : [])];
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
        <BulkActionDialog key={times} {...shown} {...{ of, label, leads, danger, results }} changes={changes ?? null} />
      )}
    </>
  );
}

/** What the window of a change of many takes. */
export interface BulkDialogProps<Row = ListRow> {
  /** Those that are selected; null: all that match. */
  rows: readonly Row[] | null;
  open: boolean;
  onClose: () => void;
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
