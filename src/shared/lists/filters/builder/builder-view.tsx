import { useMemo, type ReactNode, type RefObject } from "react";
import type { RecordKind } from "../../../../domain/record-kinds";
import {
  QueryBuilderStateProvider,
  prepareRuleGroup,
  useQueryBuilder,
  type Path,
  type RuleGroupType,
  type RuleType,
} from "react-querybuilder";
import {
  FILTER_PROBLEMS,
  PERIOD_PROBLEMS,
  type FilterProblemCode,
} from "../../../../domain/filter/checking/check-filter";
import { isComputedField } from "../../../../domain/filter/computed-fields";
import { useToast } from "../../../../ui/toast/toast";
import { useZones } from "../../../settings/zones";
import { useSeenZones } from "../use-seen-zones";
import { builderTexts as texts } from "./builder-texts";
import { BuilderContext, placeName, type Builder } from "./builder-context";
import { isDraftGroup, blankRule, nodeAt, putNode, type DraftNode, type EditedFilter } from "./draft";
import { GroupView } from "./group-view";
import type { FilterDraft } from "./use-draft";
import type { FilterFields } from "../../../../domain/filter/filter-fields";

interface BuilderViewProps {
  list: RecordKind;
  fields: FilterFields;
  state: FilterDraft;
  box: RefObject<HTMLDivElement | null>;
  /** Nodes that show their problems. */
  touched: ReadonlySet<string>;
  onTouch: (id: string) => void;
}

export function BuilderView(props: BuilderViewProps): ReactNode {
  return (
    <QueryBuilderStateProvider>
      <Rules {...props} />
    </QueryBuilderStateProvider>
  );
}

function Rules({ list, fields, state, box, touched, onTouch }: BuilderViewProps) {
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
    touch: onTouch,
    problemOf(node) {
      const code = state.problems.get(node.id ?? "");
      // unfinished rules show their problem once touched
      if (!code || (EARLY.has(code) && !touched.has(node.id ?? ""))) return undefined;
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

const EARLY: ReadonlySet<FilterProblemCode> = new Set(["missing-value", "not-a-day", "reversed", ...PERIOD_PROBLEMS]);

const isEmpty = (node: DraftNode): boolean => (isDraftGroup(node) ? node.rules.every(isEmpty) : node.field === "");

type Actions = Pick<
  Builder,
  "replace" | "setProperty" | "addRule" | "addGroup" | "remove" | "duplicate" | "ungroup" | "move"
>;

const withIds = (rules: (RuleType | RuleGroupType)[]) =>
  prepareRuleGroup<RuleGroupType>({ combinator: "and", rules }).rules;

function withoutIds(node: DraftNode): DraftNode {
  const copy = isDraftGroup(node) ? { ...node, rules: node.rules.map(withoutIds) } : { ...node };
  delete copy.id;
  delete copy.path;
  return copy;
}

/**
 * Changes a draft with react-querybuilder, then moves the focus.
 * @param onRemoved called with an undo
 */
function useBuilderActions(
  { draft, setDraft, focusNext }: FilterDraft,
  onRemoved: (node: DraftNode, path: Path, undo: () => void) => void,
): Actions {
  const { actions, schema } = useQueryBuilder({ query: draft, onQueryChange: setDraft, enableMountQueryChange: false });
  const put = (node: DraftNode, path: Path, replace: boolean) =>
    schema.dispatchQuery(putNode(draft, path, node, replace));

  return {
    replace: (rule, path) => put(rule, path, true),
    setProperty: (property, value, path) => actions.onPropChange(property, value, path),
    addRule(path) {
      const [rule] = withIds([blankRule()]);
      if (!rule) return;
      actions.onRuleAdd(rule as RuleType, path);
      focusNext(rule.id, "first");
    },
    addGroup(path) {
      const parent = nodeAt(draft, path);
      const combinator = parent && isDraftGroup(parent) && parent.combinator === "and" ? "or" : "and";
      const [group] = withIds([{ combinator, rules: [blankRule()] }]);
      if (!group || !isDraftGroup(group)) return;
      actions.onGroupAdd(group, path);
      focusNext(group.rules[0]?.id, "first");
    },
    remove(path) {
      const parentPath = path.slice(0, -1);
      const at = path.at(-1) ?? 0;
      const parent = nodeAt(draft, parentPath);
      const node = nodeAt(draft, path);
      const rest = parent && isDraftGroup(parent) ? parent.rules.filter((_, index) => index !== at) : [];
      const next = rest[Math.min(at, rest.length - 1)];
      actions.onRuleRemove(path);
      if (next) focusNext(next.id, "first");
      else focusNext(parent?.id, "add");
      if (node)
        onRemoved(node, path, () =>
          schema.dispatchQuery(putNode(schema.getQuery() as EditedFilter, path, node, false)),
        );
    },
    duplicate(path) {
      const node = nodeAt(draft, path);
      const [copy] = node ? withIds([withoutIds(node)]) : [];
      if (!copy) return;
      put(copy, [...path.slice(0, -1), (path.at(-1) ?? 0) + 1], false);
      focusNext(copy.id, "first");
    },
    ungroup(path) {
      const group = nodeAt(draft, path);
      actions.ungroupRuleGroup(path);
      if (group && isDraftGroup(group)) focusNext(group.rules[0]?.id, "first");
    },
    move(path, to, part = "first") {
      const node = nodeAt(draft, path);
      focusNext(node?.id, part);
      actions.moveRule(path, to);
    },
  };
}
