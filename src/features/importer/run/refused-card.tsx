import { Download } from "lucide-react";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

export interface RefusedRow {
  row: number;
  name: string;
  reason: string;
}

interface RefusedCardProps {
  rows: readonly RefusedRow[];
  count: number;
  /** Rows that the check had refused, which the server never saw. */
  checked: number;
  /** Missing where the file isn't at hand any more. */
  onDownload?: (() => void) | undefined;
}

const head = tw`bg-sunken px-6 py-2 text-left text-label font-medium text-muted narrow:hidden`;
const cell = tw`border-t px-6 py-3 narrow:block narrow:border-0 narrow:px-4 narrow:py-0.5 break-anywhere`;

/** The rows that weren't written, with why. */
export function RefusedCard({ rows, count, checked, onDownload }: RefusedCardProps) {
  return (
    <Card
      title={texts.refusedTitle(count)}
      actions={
        onDownload && (
          <Button small icon={Download} onClick={onDownload}>
            {texts.download(count)}
          </Button>
        )
      }
      flush
    >
      {rows.length > 0 && (
        <table className={tw`mt-3 w-full`} aria-label={texts.refusedTitle(count)}>
          <thead>
            <tr>
              <th className={head}>{texts.row}</th>
              <th className={head}>{texts.who}</th>
              <th className={head}>{texts.why}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ row, name, reason }) => (
              <tr key={row} className={tw`narrow:block narrow:border-t narrow:py-2`}>
                <td className={`${cell} ${tw`text-muted tabular-nums`}`}>{row}</td>
                <td className={`${cell} ${tw`font-strong`}`}>{name}</td>
                <td className={cell}>{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {(count - checked > rows.length || checked > 0) && (
        <div className={tw`grid gap-1 border-t px-6 py-3 text-label text-muted narrow:px-4`}>
          {count - checked > rows.length && <p>{texts.last(rows.length)}</p>}
          {checked > 0 && !onDownload && <p>{texts.checked(checked)}</p>}
        </div>
      )}
    </Card>
  );
}
