import { formatNumber } from "../../../../domain/format";
import type { RecordKind } from "../../../../domain/records/records";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { cx, tw } from "../../../../ui/tw";
import { EXPORT_FORMATS, type ExportFormat, type ExportScope } from "../export-request";
import { texts } from "../texts";
import type { ReactNode } from "react";
import { boxClass, radioClass } from "../../../../ui/field/choice-class";
import { useRadioName } from "../../../../ui/field/use-radio-name";

/** Null if the server doesn't know. */
export type RowCount = number | null | "counting";

export interface ScopeChoice {
  scope: ExportScope;
  count: RowCount;
  help?: string;
}

interface ExportChoicesProps {
  entity: RecordKind;
  scopes: readonly ScopeChoice[];
  scope: ExportScope;
  onScope: (scope: ExportScope) => void;
  format: ExportFormat;
  onFormat: (format: ExportFormat) => void;
}

const countLabel = (count: RowCount) => {
  if (typeof count === "number") return formatNumber(count);
  return <span className={tw`font-normal text-muted`}>{count === null ? texts.notCounted : texts.counting}</span>;
};

export function ExportChoices({ entity, scopes, scope, onScope, format, onFormat }: ExportChoicesProps) {
  return (
    <div className={tw`grid content-start gap-5`}>
      <ChoiceGroup legend={texts.what}>
        <div className={tw`overflow-hidden rounded border border-line-control divide-y`}>
          {scopes.map(({ scope: each, count, help }) => (
            <ChoiceTile
              key={each}
              name="scope"
              label={texts.scopes[each](entity)}
              help={help}
              count={countLabel(count)}
              checked={scope === each}
              onChoose={() => onScope(each)}
            />
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup legend={texts.format}>
        <div className={tw`grid grid-cols-2 gap-2`}>
          {EXPORT_FORMATS.map((each) => (
            <ChoiceTile
              key={each}
              name="format"
              {...texts.formats[each]}
              checked={format === each}
              onChoose={() => onFormat(each)}
              className={cx(
                tw`overflow-hidden rounded border`,
                format === each ? tw`border-line-input` : tw`border-line-control`,
              )}
            />
          ))}
        </div>
      </ChoiceGroup>
    </div>
  );
}

interface ChoiceTileProps {
  name: string;
  label: string;
  help?: ReactNode;
  count?: ReactNode;
  checked: boolean;
  onChoose: () => void;
  className?: string;
}

const tile = tw`flex gap-2.5 px-3 py-2.5 min-h-[48px] cursor-pointer transition fine:hover:bg-hover`;

function ChoiceTile({ name, label, help, count, checked, onChoose, className }: ChoiceTileProps) {
  const ref = useRadioName(name);
  return (
    <label className={cx(tile, help ? tw`items-start` : tw`items-center`, checked && tw`bg-selected`, className)}>
      <input
        ref={ref}
        type="radio"
        checked={checked}
        onChange={onChoose}
        className={cx(boxClass, radioClass, help ? tw`mt-px` : null)}
      />
      <span className={tw`grid flex-1 min-w-0 gap-0.5 leading-[1.4]`}>
        <span className={tw`font-medium`}>{label}</span>
        {help && <span className={tw`text-caption text-muted`}>{help}</span>}
      </span>
      {count !== undefined && <span className={tw`font-strong`}>{count}</span>}
    </label>
  );
}
