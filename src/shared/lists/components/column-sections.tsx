import { formatNumber } from "../../../domain/format";
import { Checkbox } from "../../../ui/field/choice";
import { tw } from "../../../ui/tw";
import { columnTexts as texts } from "../panel-texts";
import { labelOf, type PanelColumn } from "./panel-column";

interface ColumnSectionsProps {
  columns: readonly PanelColumn[];
  /** Headings in their order; columns of other ones come after. */
  sections: readonly string[];
  /** Ids of the columns that are shown. */
  shown: readonly string[];
  onShow: (shown: readonly string[]) => void;
}

// all of it is pressed, not the words alone
const row = tw`[&>label]:min-h-[36px] [&>label]:py-2 narrow:[&>label]:min-h-[44px] narrow:[&>label]:py-2.5 coarse:[&>label]:min-h-[44px] coarse:[&>label]:py-2.5`;

/** All columns with a box each, under their headings; what is chosen joins the end of what is shown. */
export function ColumnSections({ columns, sections, shown, onShow }: ColumnSectionsProps) {
  const of = (column: PanelColumn) => column.section ?? texts.other;
  const headings = [...new Set([...sections, ...columns.map(of)])];
  return headings.map((heading) => {
    const group = columns.filter((column) => of(column) === heading);
    if (group.length === 0) return null;
    const chosen = group.filter(({ id }) => shown.includes(id)).length;
    const [some, all] = [formatNumber(chosen), formatNumber(group.length)];
    return (
      <fieldset key={heading} className={tw`px-6 py-3.5 narrow:px-4`}>
        <legend className={tw`float-left mb-2 w-full text-label font-strong`}>
          {heading}{" "}
          <span className={tw`ml-1 font-normal text-faint`}>{chosen > 0 ? texts.sectionCount(some, all) : all}</span>
        </legend>
        <div className={tw`clear-both grid grid-cols-2 gap-x-4 narrow:grid-cols-1`}>
          {group.map((column) => (
            <Checkbox
              key={column.id}
              className={row}
              label={labelOf(column)}
              checked={shown.includes(column.id)}
              onChange={(event) =>
                onShow(event.target.checked ? [...shown, column.id] : shown.filter((id) => id !== column.id))
              }
            />
          ))}
        </div>
      </fieldset>
    );
  });
}
