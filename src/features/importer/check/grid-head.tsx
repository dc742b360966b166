import { cx, tw } from "../../../ui/tw";
import { unit } from "../../../ui/unit";
import type { GridColumn } from "./columns";
import { NUMBER_WIDTH, pinned, pinnedRight, SKIP_WIDTH } from "./grid-row";
import { texts } from "./texts";

const cell = tw`flex-none truncate px-2.5 py-2`;

/** The grid's headings, which stay in sight. @param width px at the usual font size, of all columns */
export function GridHead({ columns, width }: { columns: readonly GridColumn[]; width: number }) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className={tw`sticky top-0 z-[2] flex border-b bg-sunken text-label font-medium text-muted`}
      style={{ width: unit(width), minWidth: "100%" }}
    >
      <span
        role="columnheader"
        className={cx(cell, pinned, tw`bg-sunken border-r`)}
        style={{ width: unit(NUMBER_WIDTH) }}
        title={texts.rowHint}
      >
        {texts.row}
      </span>
      {columns.map(({ field, width: wide }) => (
        <span key={field.name} role="columnheader" className={cell} style={{ width: unit(wide) }} title={field.label}>
          {field.label}
        </span>
      ))}
      <span role="columnheader" className={cx(cell, pinnedRight, tw`bg-sunken`)} style={{ width: unit(SKIP_WIDTH) }}>
        <span className={tw`sr-only`}>{texts.skipHead}</span>
      </span>
    </div>
  );
}
