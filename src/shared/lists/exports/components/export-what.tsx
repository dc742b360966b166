import { formatNumber } from "../../../../domain/format";
import type { RecordKind } from "../../../../domain/record-kinds";
import { ChoiceGroup } from "../../../../ui/field/choice-group";
import { cx, tw } from "../../../../ui/tw";
import { EXPORT_FORMATS, type ExportFormat, type ExportScope } from "../export-order";
import { texts } from "../texts";
import { ChoiceTile } from "./choice-tile";

/** How many rows a choice would give: known, not known to the server, or still asked for. */
export type RowCount = number | null | "counting";

export interface ScopeChoice {
  scope: ExportScope;
  count: RowCount;
  help?: string;
}

interface ExportWhatProps {
  entity: RecordKind;
  scopes: readonly ScopeChoice[];
  scope: ExportScope;
  onScope: (scope: ExportScope) => void;
  format: ExportFormat;
  onFormat: (format: ExportFormat) => void;
}

const figureOf = (count: RowCount) => {
  if (typeof count === "number") return formatNumber(count);
  return <span className={tw`font-normal text-muted`}>{count === null ? texts.notCounted : texts.counting}</span>;
};

/** Which rows, and as which file. */
export function ExportWhat({ entity, scopes, scope, onScope, format, onFormat }: ExportWhatProps) {
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
              figure={figureOf(count)}
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
