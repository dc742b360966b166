import { Download } from "lucide-react";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

interface ReasonedRow {
  row: number;
  name: string;
  reason: string;
}

const head = tw`bg-sunken px-6 py-2 text-left text-label font-medium text-muted narrow:hidden`;
const cell = tw`border-t px-6 py-3 narrow:block narrow:border-0 narrow:px-4 narrow:py-0.5 break-anywhere`;

function ReasonsTable({ label, rows }: { label: string; rows: readonly ReasonedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <table className={tw`mt-3 w-full`} aria-label={label}>
      <thead>
        <tr>
          <th className={head}>{texts.row}</th>
          <th className={head}>{texts.who}</th>
          <th className={head}>{texts.reason}</th>
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
  );
}

interface FirstRowsCardProps {
  title: string;
  rows: readonly ReasonedRow[];
  count: number;
}

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

interface RefusedCardProps {
  rows: readonly ReasonedRow[];
  count: number;
  /** The number of rows with errors: the server never received them. */
  checked: number;
  onDownload?: (() => void) | undefined;
  /** How many rows the download contains: if the file isn't open, only those that the server has. */
  downloads: number;
}

/** Lists the rows that weren't written, with the reasons. */
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
