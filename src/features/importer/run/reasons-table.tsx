import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** What became of a row, in words. */
export interface ReasonedRow {
  row: number;
  name: string;
  reason: string;
}

const head = tw`bg-sunken px-6 py-2 text-left text-label font-medium text-muted narrow:hidden`;
const cell = tw`border-t px-6 py-3 narrow:block narrow:border-0 narrow:px-4 narrow:py-0.5 break-anywhere`;

/** Rows of a file with why they are here; below 640 px one under another. */
export function ReasonsTable({ label, rows }: { label: string; rows: readonly ReasonedRow[] }) {
  if (rows.length === 0) return null;
  return (
    <table className={tw`mt-3 w-full`} aria-label={label}>
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
  );
}
