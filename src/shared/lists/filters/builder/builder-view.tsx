import { useMemo, type ReactNode, type RefObject } from "react";
import type { RecordKind } from "../../../../domain/record-kinds";
import { QueryBuilderStateProvider } from "react-querybuilder";
import {
  PERIOD_PROBLEMS,
  type FilterProblemCode,
  FILTER_PROBLEMS,
} from "../../../../domain/filter/checking/check-filter";
import { isComputedField } from "../../../../domain/filter/computed-fields";
import { useToast } from "../../../../ui/toast/toast";
import { useZones } from "../../../zones";
import { useSeenZones } from "../use-seen-zones";
import { builderTexts as texts } from "./builder-texts";
import { BuilderContext, placeName, type Builder } from "./builder-context";
import { isDraftGroup, type DraftNode } from "./draft";
import { GroupView } from "./group-view";
import { useBuilderActions } from "./use-builder-actions";
import type { FilterDraft } from "./use-draft";
import type { FilterFields } from "../../../../domain/filter/filter-fields";

interface BuilderViewProps {
  list: RecordKind;
  fields: FilterFields;
  state: FilterDraft;
  box: RefObject<HTMLDivElement | null>;
  /** Nodes whose editor was left: they say what is wrong. */
  left: ReadonlySet<string>;
  onLeave: (id: string) => void;
}

/** The rules of a filter, to be built. */
export function BuilderView(props: BuilderViewProps): ReactNode {
  return (
    <QueryBuilderStateProvider>
      <Rules {...props} />
    </QueryBuilderStateProvider>
  );
}

function Rules({ list, fields, state, box, left, onLeave }: BuilderViewProps) {
  const toast = useToast();
  const zones = useZones();
  const { sees, several } = useSeenZones(list);
  const names = useMemo(
    () =>
      zones.status === "ready" ? zones.data.zones.map(({ name }) => name).filter((name) => name && sees(name)) : [],
    [zones, sees],
  );
  const actions = useBuilderActions(state, (node, path, undo) => {
    if (!isEmpty(node))
      toast.info(texts.removed(isDraftGroup(node) ? texts.group(placeName(path)) : texts.rule(placeName(path))), {
        undo: { label: isDraftGroup(node) ? texts.restoreGroup : texts.restoreRule, onSelect: undo },
        id: "filter-removed",
      });
  });
  const builder: Builder = {
    ...actions,
    list,
    fields,
    offers: ({ kind }) => several || kind !== "zone",
    zones: names,
    fieldOf: (rule) => fields.get(rule.field),
    leave: onLeave,
    problemOf(node) {
      const code = state.problems.get(node.id ?? "");
      // what is only unfinished says so once one goes on
      if (!code || (EARLY.has(code) && !left.has(node.id ?? ""))) return undefined;
      const computed = code === "unknown-field" && "field" in node && isComputedField(node.field, list);
      return { code, text: computed ? texts.notComputed : FILTER_PROBLEMS[code] };
    },
  };
  return (
    <BuilderContext value={builder}>
      <div ref={box}>
        <GroupView group={state.draft} path={[]} />
      </div>
    </BuilderContext>
  );
}

/** What is only unfinished, as long as one is at it. */
const EARLY: ReadonlySet<FilterProblemCode> = new Set(["missing-value", "not-a-day", "reversed", ...PERIOD_PROBLEMS]);

/** Nothing is lost with it. */
const isEmpty = (node: DraftNode): boolean => (isDraftGroup(node) ? node.rules.every(isEmpty) : node.field === "");
