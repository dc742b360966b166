import { prepareRuleGroup, useQueryBuilder, type Path, type RuleGroupType, type RuleType } from "react-querybuilder";
import type { Builder } from "./builder-context";
import { blankRule, isDraftGroup, nodeAt, putNode, type EditedFilter, type DraftNode } from "./draft";
import type { FilterDraft } from "./use-draft";

type Actions = Pick<
  Builder,
  "replace" | "setProperty" | "addRule" | "addGroup" | "remove" | "duplicate" | "ungroup" | "move"
>;

const withIds = (rules: (RuleType | RuleGroupType)[]) =>
  prepareRuleGroup<RuleGroupType>({ combinator: "and", rules }).rules;

/** Copies get ids of their own. */
function withoutIds(node: DraftNode): DraftNode {
  const copy = isDraftGroup(node) ? { ...node, rules: node.rules.map(withoutIds) } : { ...node };
  delete copy.id;
  delete copy.path;
  return copy;
}

/**
 * What can be done with the rules of a draft, by react-querybuilder's own means; after each the focus goes where one
 * would go on.
 * @param onRemoved told of what was taken out, and how to put it back
 */
export function useBuilderActions(
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
