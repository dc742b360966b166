import { X } from "lucide-react";
import { useId, useState } from "react";
import { FILTER_PROBLEMS, isPeriodProblem } from "../../../../domain/filter/checking/check-filter";
import { isComputedField } from "../../../../domain/filter/computed-fields";
import { periodCountName, periodCountKind, periodCountOf } from "../../../../domain/filter/period-counts";
import {
  filterFieldsWithPeriodCounts,
  type FilterField,
  type FilterFields,
} from "../../../../domain/filter/filter-fields";
import { comparableFields, operatorOf, operatorsFor } from "../../../../domain/filter/operators";
import { FieldMessage } from "../../../../ui/field/field-message";
import { IconButton } from "../../../../ui/buttons/icon-button";
import { cx, tw } from "../../../../ui/tw";
import { builderTexts as texts } from "./builder-texts";
import { ValueEditor } from "../values/value-editor";
import { placeName, shownProblem, type BuilderContext } from "./builder-context";
import { putNode, type EditedFilter } from "./draft";
import { DragHandle, dropMark, writePath } from "./drag-handle";
import { PeriodCountControls } from "./period-count-controls";
import { NodeMenu, nodeKeys } from "./node-menu";
import type { RuleProps, RuleType } from "react-querybuilder";
import { withField, withOperator } from "./rule-change";
import type { RuleOperator } from "../../../../domain/filter/relative-day";
import { Select } from "../../../../ui/field/select";
import { bySection } from "../../../../domain/fields/by-section";
import { SearchSelect } from "../../../forms";

const box = tw`flex items-start gap-1.5 min-w-0 narrow:flex-col narrow:items-stretch narrow:p-2 narrow:border narrow:rounded narrow:bg-surface`;
const controls = tw`grid flex-1 min-w-0 gap-2 items-start grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_minmax(0,1.35fr)] narrow:grid-cols-[minmax(0,1fr)]`;

export function RuleView({ rule, path, schema, actions, context }: RuleProps) {
  const builder: BuilderContext = context;
  const { list, fields, offers, touch } = builder;
  const messageId = useId();
  const number = placeName(path);
  const name = texts.rule(number);
  const field = fields.get(rule.field);
  const problem = shownProblem(schema, rule.id);
  const operator = field && operatorOf(field, rule.operator);
  const ofPeriod = problem !== undefined && isPeriodProblem(problem);
  const ofValue = problem !== undefined && !ofPeriod;
  const notComputed = problem === "unknown-field" && isComputedField(rule.field, list);
  const replace = (next: RuleType) =>
    schema.dispatchQuery(putNode(schema.getQuery() as EditedFilter, path, next, true));
  const dragHandle = (className: string) => (
    <DragHandle title={texts.drag(name)} className={className} onMove={(to) => actions.moveRule(path, to)} />
  );
  return (
    // the keys are shortcuts for the controls inside
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      aria-label={rule.muted ? `${name}, ${texts.switchedOff}` : name}
      data-node={rule.id}
      data-path={writePath(path)}
      onKeyDown={nodeKeys(path, actions)}
      onBlur={(event) => {
        if (rule.id && !event.currentTarget.contains(event.relatedTarget)) touch(rule.id);
      }}
      className={cx(box, dropMark)}
    >
      {dragHandle(tw`grid narrow:hidden`)}
      <div className={tw`grid flex-1 min-w-0 gap-1`}>
        <div className={cx(controls, rule.muted && tw`opacity-50`)}>
          <div className={field?.periodCount ? tw`min-w-0 col-span-2 narrow:col-span-1` : tw`min-w-0`}>
            <FieldSelect
              label={texts.field(number)}
              value={rule.field}
              unknownLabel={filterFieldsWithPeriodCounts(list).get(rule.field)?.label ?? rule.field}
              fields={fields}
              offers={offers}
              first={number === "1"}
              onChange={(chosen) => replace(withField(rule, chosen, field))}
            />
          </div>
          {field?.periodCount && (
            <PeriodCountControls
              number={number}
              periodCount={field.periodCount}
              problemId={ofPeriod ? messageId : undefined}
              onChange={(periodCount) => replace({ ...rule, field: periodCountName(periodCount) })}
            />
          )}
          {field && (
            <>
              <OperatorSelect
                label={texts.operator(number)}
                field={field}
                fields={fields}
                rule={rule}
                onChange={(chosen, source) => replace(withOperator(rule, chosen, source, field))}
              />
              {operator && (
                <ValueEditor
                  builder={builder}
                  label={texts.value(number)}
                  field={field}
                  operator={operator}
                  source={rule.valueSource === "field" ? "field" : "value"}
                  value={rule.value as unknown}
                  onChange={(value) => replace({ ...rule, value })}
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
              {notComputed ? texts.notComputed : FILTER_PROBLEMS[problem]}
            </FieldMessage>
          )}
        </div>
      </div>
      <div className={tw`flex flex-none`}>
        {dragHandle(tw`hidden narrow:grid mr-auto`)}
        <NodeMenu node={rule} path={path} name={name} actions={actions} />
        <IconButton icon={X} small label={texts.remove(name)} onClick={() => actions.onRuleRemove(path)} />
      </div>
    </div>
  );
}

interface OperatorSelectProps {
  label: string;
  field: FilterField;
  fields: FilterFields;
  rule: RuleType;
  onChange: (operator: RuleOperator, source: "value" | "field") => void;
}

/** Prefix of options that compare with another field. */
const FIELD = "field ";

/** Selects an operator. Operators that compare with another field are last. */
function OperatorSelect({ label, field, fields, rule, onChange }: OperatorSelectProps) {
  const operators = operatorsFor(field);
  const known = operators.some(({ name }) => name === rule.operator);
  const values = operators.map(({ name, label: text }) => ({ value: name as string, label: text }));
  const others = operators
    .filter(({ name }) => comparableFields(field, name, fields).length > 0)
    .map(({ name, label: text }) => ({ value: FIELD + name, label: texts.withField(text) }));
  return (
    <Select
      aria-label={label}
      data-part="operator"
      value={(rule.valueSource === "field" ? FIELD : "") + rule.operator}
      options={[
        ...(known ? [] : [{ value: rule.operator, label: rule.operator }]),
        ...values,
        ...(others.length > 0 ? [{ heading: texts.otherField, options: others }] : []),
      ]}
      onChange={({ target }) => {
        const source = target.value.startsWith(FIELD) ? "field" : "value";
        const chosen = operators.find(({ name }) => name === target.value.replace(FIELD, ""));
        if (chosen) onChange(chosen.name, source);
      }}
    />
  );
}

interface FieldSelectProps {
  label: string;
  value: string;
  unknownLabel: string;
  fields: FilterFields;
  /** The chosen field is always offered. */
  offers: (field: FilterField) => boolean;
  /** Takes the focus when the dialog opens. */
  first: boolean;
  onChange: (field: FilterField) => void;
}

function FieldSelect({ label, value, unknownLabel, fields, offers, first, onChange }: FieldSelectProps) {
  const [nothing, setNothing] = useState(false);
  const periodCount = periodCountOf(value);
  // type and days have their own controls
  const chosen = periodCount ? periodCountKind(periodCount) : value;
  const offered = [...fields.values()].filter((field) => offers(field) || field.name === chosen);
  const unknown = value !== "" && !fields.has(value);
  return (
    <SearchSelect
      aria-label={label}
      data-part="first"
      data-autofocus={first || undefined}
      value={chosen}
      placeholder={texts.chooseField}
      options={[...(unknown ? [{ value: chosen, label: unknownLabel }] : []), ...bySection(offered)]}
      aria-invalid={unknown || nothing || undefined}
      onNothing={setNothing}
      onChange={(name) => {
        const field = fields.get(name);
        if (field) onChange(field);
      }}
    />
  );
}
