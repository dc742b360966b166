import { Equal, EqualNot, Minus } from "lucide-react";
import { Icon } from "../../../../ui/icons/icon";
import { cx, tw } from "../../../../ui/tw";
import { texts } from "../texts";
import type { ComparedRow } from "./comparison";

const { compared } = texts;

const SAMENESS = {
  equal: { icon: Equal, label: compared.equal },
  different: { icon: EqualNot, label: compared.different },
  missing: { icon: Minus, label: compared.missing },
} as const;

const cell = tw`min-w-0 break-anywhere px-3 py-2 text-left align-top font-normal`;

/** Two people beside each other, field by field; one below the other where there is little room. */
export function Comparison({ rows, donations }: { rows: readonly ComparedRow[]; donations: string }) {
  const all = donations ? [...rows, { label: compared.given, mine: "", theirs: donations, sameness: null }] : rows;
  return (
    <div className={tw`overflow-hidden rounded border border-line`}>
      <Stacked rows={all} />
      <table className={tw`w-full narrow:hidden table-fixed border-collapse text-label`}>
        <thead className={tw`bg-sunken`}>
          <tr>
            <th scope="col" className={cx(cell, tw`w-[108px]`)}>
              <span className={tw`sr-only`}>{compared.field}</span>
            </th>
            <th scope="col" className={cx(cell, tw`font-strong`)}>
              {compared.mine}
            </th>
            <th scope="col" className={cx(cell, tw`font-strong`)}>
              {compared.theirs}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ label, mine, theirs, sameness }) => (
            <tr key={label} className={cx(tw`border-t border-line`, sameness === "equal" && tw`bg-selected`)}>
              <th scope="row" className={cx(cell, tw`text-muted`)}>
                {label}
              </th>
              <td className={cx(cell, !mine && tw`text-faint`)}>{mine || compared.empty}</td>
              <td className={cell}>
                <span className={tw`flex flex-wrap items-start gap-x-3 gap-y-0.5`}>
                  <span className={cx(tw`min-w-0 break-anywhere`, !theirs && tw`text-faint`)}>
                    {theirs || compared.empty}
                  </span>
                  {sameness && <Sameness of={sameness} />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Sameness = ({ of }: { of: keyof typeof SAMENESS }) => (
  <span className={tw`ml-auto flex flex-none items-center gap-1.5 text-muted`}>
    <Icon of={SAMENESS[of].icon} size={14} />
    {SAMENESS[of].label}
  </span>
);

/** What is equal stands there once. */
const Stacked = ({ rows }: { rows: readonly ComparedRow[] }) => (
  <ul className={tw`hidden narrow:block`}>
    {rows.map(({ label, mine, theirs, sameness }) => (
      <li
        key={label}
        className={cx(
          tw`grid gap-1 border-t border-line px-3 py-2 first:border-t-0`,
          sameness === "equal" && tw`bg-selected`,
        )}
      >
        <span className={tw`flex items-center gap-3 text-label text-muted`}>
          {label}
          {sameness && <Sameness of={sameness} />}
        </span>
        {sameness === "equal" ? (
          <span className={tw`min-w-0 break-anywhere`}>{mine}</span>
        ) : (
          <span className={tw`grid grid-cols-[80px_minmax(0,1fr)] gap-x-3 gap-y-0.5`}>
            <span className={tw`text-label text-faint`}>{compared.mineShort}</span>
            <span className={cx(tw`break-anywhere`, !mine && tw`text-faint`)}>{mine || compared.empty}</span>
            <span className={tw`text-label text-faint`}>{compared.theirs}</span>
            <span className={cx(tw`break-anywhere`, !theirs && tw`text-faint`)}>{theirs || compared.empty}</span>
          </span>
        )}
      </li>
    ))}
  </ul>
);
