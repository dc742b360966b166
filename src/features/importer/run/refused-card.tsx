import { Download } from "lucide-react";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import { ReasonsTable, type ReasonedRow } from "./reasons-table";
import { texts } from "./texts";

interface RefusedCardProps {
  rows: readonly ReasonedRow[];
  count: number;
  /** Rows that the check had refused, which the server never saw. */
  checked: number;
  /** Missing where none of them can be had. */
  onDownload?: (() => void) | undefined;
  /** How many of them it gives: without the file at hand those alone that the server has. */
  downloads: number;
}

/** The rows that weren't written, with why. */
export function RefusedCard({ rows, count, checked, onDownload, downloads }: RefusedCardProps) {
  return (
    <Card
      title={texts.refusedTitle(count)}
      actions={
        onDownload && (
          <Button small icon={Download} onClick={onDownload}>
            {texts.download(downloads)}
          </Button>
        )
      }
      flush
    >
      <ReasonsTable label={texts.refusedTitle(count)} rows={rows} />
      {(count - checked > rows.length || count > downloads) && (
        <div className={tw`grid gap-1 border-t px-6 py-3 text-label text-muted narrow:px-4`}>
          {count - checked > rows.length && <p>{texts.last(rows.length)}</p>}
          {count > downloads && <p>{texts.checked(checked)}</p>}
        </div>
      )}
    </Card>
  );
}
