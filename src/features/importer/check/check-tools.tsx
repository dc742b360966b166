import { Redo2, Replace, Undo2, WandSparkles } from "lucide-react";
import type { ImportEntity } from "../../../domain/import/entity";
import { importField } from "../../../domain/import/import-fields";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { SearchInput } from "../../../ui/field/search-input";
import { Select } from "../../../ui/field/select";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import type { CheckCounts } from "../engine/types";
import { texts } from "./texts";

export type ProblemKind = CheckCounts["kinds"][number];

export const kindKey = ({ kind, field, level }: ProblemKind): string => `${level} ${kind} ${field}`;

interface CheckToolsProps {
  entity: ImportEntity;
  counts: CheckCounts;
  kinds: readonly ProblemKind[];
  kind: ProblemKind | null;
  onKind: (key: string) => void;
  find: string;
  onFind: (find: string) => void;
  onFixAll: (kind: ProblemKind) => void;
  onReplace: () => void;
  onUndo: () => void;
  onRedo: () => void;
}

/** Filters rows by problem or text, and changes many rows at once. */
export function CheckTools(props: CheckToolsProps) {
  const { entity, counts, kinds, kind, onKind, find, onFind, onFixAll, onReplace, onUndo, onRedo } = props;
  const labelOf = (name: string) => importField(entity, name)?.label ?? name;
  return (
    <div className={tw`flex flex-wrap items-center gap-2`}>
      <Field label={texts.find} hideLabel className={tw`flex-[1_1_220px] max-w-[360px] narrow:max-w-none`}>
        <SearchInput value={find} onValueChange={onFind} placeholder={texts.find} />
      </Field>
      {kinds.length > 0 && (
        <Field label={texts.kindLabel} hideLabel className={tw`flex-[1_1_220px] max-w-[360px] narrow:max-w-none`}>
          <Select
            placeholder={texts.allKinds}
            options={kinds.map((one) => ({
              value: kindKey(one),
              label: texts.kind(one.label, labelOf(one.field), one.rows),
            }))}
            value={kind ? kindKey(kind) : ""}
            onChange={({ target }) => onKind(target.value)}
          />
        </Field>
      )}
      {kind?.fixable && (
        <Button icon={WandSparkles} onClick={() => onFixAll(kind)}>
          {texts.fixAll(kind.rows)}
        </Button>
      )}
      <div className={tw`ml-auto flex items-center gap-1`}>
        <Button icon={Replace} kind="quiet" onClick={onReplace}>
          {texts.replace}
        </Button>
        <IconButton icon={Undo2} label={texts.undo} disabled={!counts.canUndo} onClick={onUndo} />
        <IconButton icon={Redo2} label={texts.redo} disabled={!counts.canRedo} onClick={onRedo} />
      </div>
    </div>
  );
}
