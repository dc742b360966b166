import { useMemo, type ReactNode, type RefObject } from "react";
import type { RecordKind } from "../../../../domain/records/records";
import {
  QueryBuilder,
  findPath,
  getParentPath,
  type Path,
  type RuleType,
  type ValidationMap,
} from "react-querybuilder";
import { PERIOD_PROBLEMS, type FilterProblemCode } from "../../../../domain/filter/checking/check-filter";
import { useToast } from "../../../../ui/toast/toast";
import { useZones } from "../../../settings/zones";
import { useSeenZones } from "../use-seen-zones";
import { builderTexts as texts } from "./builder-texts";
import { placeName, type BuilderContext } from "./builder-context";
import { isDraftGroup, putNode, type DraftNode, type EditedFilter } from "./draft";
import { GroupView } from "./group-view";
import { RuleView } from "./rule-view";
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

const CONTROLS = { rule: RuleView, ruleGroup: GroupView };

/** The rules. react-querybuilder keeps them and changes them; after each change the focus moves. */
export function BuilderView({ list, fields, state, box, touched, onTouch }: BuilderViewProps): ReactNode {
  const { draft, setDraft, problems, focusNext } = state;
  const toast = useToast();
  const zones = useZones();
  const { sees, several } = useSeenZones(list);
  const names = useMemo(
    () =>
      zones.status === "ready" ? zones.data.zones.map(({ name }) => name).filter((name) => name && sees(name)) : [],
    [zones, sees],
  );
  const validator = useMemo(() => {
    const shown = validationOf(problems, touched);
    return () => shown;
  }, [problems, touched]);
  const context: BuilderContext = {
    list,
    fields,
    offers: ({ kind }) => several || kind !== "zone",
    zones: names,
    touch: onTouch,
  };

  /** @param part which control of the node keeps the focus, by its `data-part` */
  const focusMoved = (
    { id }: DraftNode,
    _from: Path,
    to: Path | "up" | "down",
    query: EditedFilter,
    next: EditedFilter,
    { clone }: { clone?: boolean },
    part = "first",
  ) => {
    const copy = clone && typeof to === "object" ? findPath(to, next) : undefined;
    if (next !== query) focusNext(copy ? copy.id : id, part);
    return true;
  };
  const onRemove = (node: DraftNode, path: Path, query: EditedFilter) => {
    const at = path.at(-1) ?? 0;
    const parent = findPath(getParentPath(path), query) as EditedFilter;
    const rest = parent.rules.filter((_, index) => index !== at);
    const next = rest[Math.min(at, rest.length - 1)];
    if (next) focusNext(next.id, "first");
    else focusNext(parent.id, "add");
    const isGroup = isDraftGroup(node);
    if (!isEmpty(node))
      toast.info(texts.removed(isGroup ? texts.group(placeName(path)) : texts.rule(placeName(path))), {
        undo: {
          label: isGroup ? texts.restoreGroup : texts.restoreRule,
          onSelect: () => setDraft((current) => putNode(current, path, node, false)),
        },
        id: "filter-removed",
      });
    return true;
  };
  const focusFirst = (id: string | undefined) => {
    focusNext(id, "first");
    return true;
  };
  return (
    <div ref={box}>
      <QueryBuilder
        query={draft}
        onQueryChange={setDraft}
        enableMountQueryChange={false}
        controlElements={CONTROLS}
        suppressStandardClassnames
        validator={validator}
        context={context}
        onAddRule={({ id }: RuleType) => focusFirst(id)}
        onAddGroup={({ rules }: EditedFilter) => focusFirst(rules[0]?.id)}
        onUngroup={({ rules }: EditedFilter) => focusFirst(rules[0]?.id)}
        onMoveRule={focusMoved}
        onMoveGroup={focusMoved}
        onRemove={onRemove}
      />
    </div>
  );
}

/** Problems of an unfinished node, which it shows once it was touched. */
const EARLY: ReadonlySet<FilterProblemCode> = new Set(["missing-value", "not-a-day", "reversed", ...PERIOD_PROBLEMS]);

const validationOf = (problems: ReadonlyMap<string, FilterProblemCode>, touched: ReadonlySet<string>): ValidationMap =>
  Object.fromEntries(
    [...problems]
      .filter(([id, code]) => !EARLY.has(code) || touched.has(id))
      .map(([id, code]) => [id, { valid: false, reasons: [code] }]),
  );

const isEmpty = (node: DraftNode): boolean => (isDraftGroup(node) ? node.rules.every(isEmpty) : node.field === "");
