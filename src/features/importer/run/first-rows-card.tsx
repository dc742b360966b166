import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import { ReasonsTable, type ReasonedRow } from "./reasons-table";
import { texts } from "./texts";

interface FirstRowsCardProps {
  title: string;
  rows: readonly ReasonedRow[];
  /** How many there are of them in all. */
  count: number;
}

/** The first rows of an import that have something in common, with why. */
export function FirstRowsCard({ title, rows, count }: FirstRowsCardProps) {
  return (
    <Card title={title} flush>
      <ReasonsTable label={title} rows={rows} />
      {rows.length > 0 && count > rows.length && (
        <p className={tw`border-t px-6 py-3 text-label text-muted narrow:px-4`}>{texts.first(rows.length)}</p>
      )}
    </Card>
  );
}
