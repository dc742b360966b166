import { Brackets, Plus, X } from "lucide-react";
import { useId } from "react";
import { Button } from "../../../../ui/buttons/button";
import { FieldMessage } from "../../../../ui/field/field-message";
import { Switch } from "../../../../ui/field/switch";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { Segmented } from "../../../../ui/buttons/segmented";
import { cx, tw } from "../../../../ui/tw";
import { builderTexts as texts } from "./builder-texts";
import { FILTER_PROBLEMS } from "../../../../domain/filter/checking/check-filter";
import { placeName, shownProblem } from "./builder-context";
import { blankRule, isDraftGroup, type EditedFilter } from "./draft";
import { DragHandle, dropMark, writePath } from "./drag-handle";
import { NodeMenu, nodeKeys } from "./node-menu";
import type { RuleGroupProps } from "react-querybuilder";

const COMBINATORS = [
  { value: "and", label: texts.and },
  { value: "or", label: texts.or },
] as const;

const outer = tw`grid gap-3 p-3 border rounded-lg bg-surface`;
const inner = tw`grid gap-3 p-3 border border-line-control rounded-lg bg-sunken narrow:p-2`;
const joiner = tw`flex-none w-4 h-control grid place-items-center text-label text-faint narrow:h-auto narrow:w-full narrow:justify-items-start`;

export function GroupView({ ruleGroup, path, schema, actions, translations, context }: RuleGroupProps) {
  const { rule: Rule, ruleGroup: Group } = schema.controls;
  const shared = { schema, actions, translations, context: context as unknown };
  // groups of a draft have one combinator for all their rules
  const group = ruleGroup as EditedFilter;
  const messageId = useId();
  const number = placeName(path);
  const nested = path.length > 0;
  const own = texts.ofGroup(number);
  const name = nested ? texts.group(number) : texts.title;
  const combinator = group.combinator === "or" ? "or" : "and";
  const problem = shownProblem(schema, group.id);
  return (
    // the keys are shortcuts for the controls inside
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={group.muted ? `${name}, ${texts.switchedOff}` : name}
      aria-describedby={problem ? messageId : undefined}
      data-node={group.id}
      data-path={writePath(path)}
      data-rules={group.rules.length}
      onKeyDown={nested ? nodeKeys(path, actions) : undefined}
      className={cx(nested ? inner : outer, dropMark)}
    >
      <div className={tw`flex flex-wrap items-center gap-x-2 gap-y-1 text-label text-muted`}>
        {nested && <DragHandle title={texts.drag(name)} onMove={(to) => actions.moveRule(path, to)} />}
        <span aria-hidden>{texts.howMany}</span>
        <span data-part="first">
          <Segmented
            label={texts.combinator(own)}
            options={COMBINATORS}
            value={combinator}
            onValueChange={(value) => actions.onPropChange("combinator", value, path)}
          />
        </span>
        <span className={tw`flex flex-none items-center gap-1 ml-auto`}>
          <Switch
            label={texts.not}
            aria-label={texts.notOf(own)}
            checked={group.not === true}
            onChange={({ target }) => actions.onPropChange("not", target.checked, path)}
          />
          {nested && (
            <>
              <NodeMenu node={group} path={path} name={name} actions={actions} />
              <IconButton icon={X} small label={texts.remove(name)} onClick={() => actions.onGroupRemove(path)} />
            </>
          )}
        </span>
      </div>
      {group.rules.length === 0 && <p className={tw`text-label text-muted`}>{texts.emptyGroup}</p>}
      {group.rules.length > 0 && (
        <div className={cx(tw`grid gap-3 grid-cols-[minmax(0,1fr)]`, group.muted && tw`opacity-50`)}>
          {group.rules.map((node, at) => (
            <div
              key={node.id}
              className={tw`flex gap-2 min-w-0 narrow:grid narrow:gap-1 narrow:grid-cols-[minmax(0,1fr)]`}
            >
              <span aria-hidden className={cx(joiner, at === 0 && tw`narrow:hidden`)}>
                {at > 0 && texts.joiner[combinator]}
              </span>
              <div className={tw`flex-1 min-w-0`}>
                {isDraftGroup(node) ? (
                  <Group {...shared} id={node.id} ruleGroup={node} path={[...path, at]} />
                ) : (
                  <Rule {...shared} id={node.id} rule={node} path={[...path, at]} />
                )}
              </div>
            </div>
          ))}
        </div>
      )}
      {problem && (
        <FieldMessage id={messageId} kind="error">
          {FILTER_PROBLEMS[problem]}
        </FieldMessage>
      )}
      <div className={tw`flex flex-wrap gap-2 pl-6 narrow:pl-0`}>
        <Button
          small
          icon={Plus}
          data-part="add"
          aria-label={nested ? texts.addTo(texts.addRule, own) : undefined}
          onClick={() => actions.onRuleAdd(blankRule(), path)}
        >
          {texts.addRule}
        </Button>
        <Button
          small
          kind={nested ? "quiet" : "secondary"}
          icon={Brackets}
          aria-label={nested ? texts.addTo(texts.addGroup, own) : undefined}
          onClick={() =>
            actions.onGroupAdd({ combinator: combinator === "and" ? "or" : "and", rules: [blankRule()] }, path)
          }
        >
          {texts.addGroup}
        </Button>
      </div>
    </div>
  );
}
