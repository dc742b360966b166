import { X } from "lucide-react";
import { useId } from "react";
import { isPeriodProblem } from "../../../../domain/filter/checking/check-filter";
import { figureName } from "../../../../domain/filter/period-counts";
import { filterFieldsWithFigures } from "../../../../domain/filter/filter-fields";
import { comparableFields, operatorOf } from "../../../../domain/filter/operators";
import { FieldMessage } from "../../../../ui/field/field-message";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { cx, tw } from "../../../../ui/tw";
import { builderTexts as texts } from "./builder-texts";
import { ValueEditor } from "../values/value-editor";
import { placeName, useBuilder } from "./builder-context";
import { DragHandle } from "./drag-handle";
import { dropMark } from "./drop-target";
import { writePath } from "./drop-target";
import { FieldSelect } from "./field-select";
import { FigureControls } from "./figure-controls";
import { NodeMenu } from "./node-menu";
import { OperatorSelect } from "./operator-select";
import type { Path, RuleType } from "react-querybuilder";
import { withField, withOperator } from "./rule-change";
import { useNodeKeys } from "./use-node-keys";

const box = tw`flex items-start gap-1.5 min-w-0 narrow:flex-col narrow:items-stretch narrow:p-2 narrow:border narrow:rounded narrow:bg-surface`;
const controls = tw`grid flex-1 min-w-0 gap-2 items-start grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1.35fr)] narrow:grid-cols-[minmax(0,1fr)]`;

/** One rule: its field, how it compares, with what. */
export function RuleView({ rule, path }: { rule: RuleType; path: Path }) {
  const { list, fields, offers, fieldOf, problemOf, leave, replace, remove } = useBuilder();
  const messageId = useId();
  const keys = useNodeKeys(path);
  const number = placeName(path);
  const name = texts.rule(number);
  const field = fieldOf(rule);
  const problem = problemOf(rule);
  const operator = field && operatorOf(field, rule.operator);
  const ofPeriod = problem !== undefined && isPeriodProblem(problem.code);
  const ofValue = problem !== undefined && !ofPeriod;
  return (
    // the keys are shortcuts of what is inside
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={rule.muted ? `${name}, ${texts.switchedOff}` : name}
      data-node={rule.id}
      data-path={writePath(path)}
      onKeyDown={keys}
      onBlur={(event) => {
        if (rule.id && !event.currentTarget.contains(event.relatedTarget)) leave(rule.id);
      }}
      className={cx(box, dropMark)}
    >
      <DragHandle path={path} title={texts.drag(name)} className={tw`grid narrow:hidden`} />
      <div className={tw`grid flex-1 min-w-0 gap-1`}>
        <div className={cx(controls, rule.muted && tw`opacity-50`)}>
          <div className={field?.figure ? tw`min-w-0 col-span-2 narrow:col-span-1` : tw`min-w-0`}>
            <FieldSelect
              label={texts.field(number)}
              value={rule.field}
              unknownLabel={filterFieldsWithFigures(list).get(rule.field)?.label ?? rule.field}
              fields={fields}
              offers={offers}
              first={number === "1"}
              onChange={(chosen) => replace(withField(rule, chosen, field), path)}
            />
          </div>
          {field?.figure && (
            <FigureControls
              number={number}
              figure={field.figure}
              problemId={ofPeriod ? messageId : undefined}
              onChange={(figure) => replace({ ...rule, field: figureName(figure) }, path)}
            />
          )}
          {field && (
            <>
              <OperatorSelect
                label={texts.operator(number)}
                field={field}
                rule={rule}
                comparable={comparableFields(field, "=", fields).length > 0}
                onChange={(chosen, source) => replace(withOperator(rule, chosen, source, field), path)}
              />
              {operator && (
                <ValueEditor
                  label={texts.value(number)}
                  field={field}
                  operator={operator}
                  source={rule.valueSource === "field" ? "field" : "value"}
                  value={rule.value as unknown}
                  onChange={(value) => replace({ ...rule, value }, path)}
                  aria-invalid={ofValue || undefined}
                  aria-describedby={ofValue ? messageId : undefined}
                />
              )}
            </>
          )}
        </div>
        <div aria-live="polite" className={tw`empty:hidden`}>
          {problem && (
            <FieldMessage id={messageId} kind="error">
              {problem.text}
            </FieldMessage>
          )}
        </div>
      </div>
      <div className={tw`flex flex-none`}>
        <DragHandle path={path} title={texts.drag(name)} className={tw`hidden narrow:grid mr-auto`} />
        <NodeMenu node={rule} path={path} name={name} />
        <IconButton icon={X} small label={texts.remove(name)} onClick={() => remove(path)} />
      </div>
    </div>
  );
}
