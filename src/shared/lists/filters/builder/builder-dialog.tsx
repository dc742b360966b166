import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useToday } from "../../../../api/react/use-today";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { isPeriodProblem } from "../../../../domain/filter/checking/check-filter";
import { asksForComputedFields } from "../../../../domain/filter/computed-fields";
import { askableFields, filterFieldsWithPeriodCounts } from "../../../../domain/filter/filter-fields";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { useFeature } from "../../../../api/react/use-feature";
import { wholeFilter } from "../../query/list-query";
import type { ListRow } from "../../list-column";
import type { List } from "../../use-list";
import { builderTexts as texts } from "./builder-texts";
import { BuilderTools } from "./builder-tools";
import { BuilderView } from "./builder-view";
import { finishedFilter, sameFilter, toDraft } from "./draft";
import { Preview } from "./preview";
import { useCount } from "./use-count";
import { focusPart, useDraft } from "./use-draft";
import { FILTER_EXAMPLES } from "../../../../domain/filter/examples";
import { filterSentence } from "../../../../domain/filter/sentence/sentence";
import type { RecordKind } from "../../../../domain/records/records";

interface BuilderDialogProps {
  list: List<ListRow>;
  open: boolean;
  /** An unapplied draft; null to start from the list's filter. */
  resumed: FilterGroup | null;
  /** Null if it equals the list's filter. */
  onDraft: (filter: FilterGroup | null) => void;
  onApply: (filter: FilterGroup | null) => void;
  /** Given: applies the filter and saves it as a view. */
  onSaveView?: (filter: FilterGroup | null) => void;
  onClose: () => void;
}

export function BuilderDialog({ list, open, resumed, onDraft, onApply, onSaveView, onClose }: BuilderDialogProps) {
  const today = useToday();
  const kind = list.source.kind;
  const computed = useFeature("computed-fields");
  const fields = useMemo(() => askableFields(kind, computed), [kind, computed]);
  const context = useMemo(() => ({ fields, today }), [fields, today]);
  const applied = list.query.filter;
  const box = useRef<HTMLDivElement>(null);
  const [unapplied, setUnapplied] = useState(resumed !== null);
  const state = useDraft(resumed ?? applied, context, box);
  const { setDraft, filter, problems } = state;
  const { touched, touch, touchAll, clear } = useTouchedNodes();
  const finished = useMemo(() => finishedFilter(filter), [filter]);
  const isValid = problems.size === 0;
  const canCount = computed || !finished || !asksForComputedFields(finished, kind);
  const count = useCount(list, isValid && canCount ? finished : undefined, open);

  const reportDraft = useEffectEvent(() => onDraft(sameFilter(finished, applied) ? null : finished));
  useEffect(() => {
    reportDraft();
  }, [finished]);

  const apply = (onValid: (filter: FilterGroup | null) => void) => {
    if (isValid) return onValid(finished);
    touchAll(problems.keys());
    const [[nodeId, code] = []] = problems;
    const ofPeriod = code !== undefined && isPeriodProblem(code);
    // focus the value, or else the first control
    focusPart(box.current, nodeId, "first");
    focusPart(box.current, nodeId, ofPeriod ? "period" : "value");
  };
  const startFrom = (filter: FilterGroup | null) => {
    setDraft(toDraft(filter));
    clear();
    setUnapplied(false);
  };
  return (
    <ConfirmDialog
      alert={false}
      full
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      note={
        <Button kind="quiet" className={tw`mr-auto narrow:hidden`} onClick={onClose}>
          {uiTexts.cancel}
        </Button>
      }
      cancel={null}
      actions={onSaveView && <Button onClick={() => apply(onSaveView)}>{texts.saveView}</Button>}
      submit={texts.show(kind, isValid && !count.trouble ? count.found : null)}
      onSubmit={() => {
        apply(onApply);
        return false;
      }}
    >
      <div className={tw`grid gap-4 mt-4 items-start grid-cols-[minmax(0,1fr)] wide:grid-cols-[minmax(0,1fr)_320px]`}>
        <div className={tw`grid gap-3 min-w-0 grid-cols-[minmax(0,1fr)]`}>
          {unapplied && (
            <Banner
              title={texts.resumed}
              actions={
                <Button small onClick={() => startFrom(applied)}>
                  {texts.startOver}
                </Button>
              }
            />
          )}
          <BuilderView list={kind} fields={fields} state={state} box={box} touched={touched} onTouch={touch} />
          {finished === null && <Examples kind={kind} today={today} onChoose={startFrom} />}
          <BuilderTools
            fields={filterFieldsWithPeriodCounts(kind)}
            filter={isValid ? finished : null}
            kind={kind}
            onPaste={startFrom}
          />
        </div>
        <div className={tw`wide:sticky wide:top-0`}>
          <Preview
            list={list}
            count={count}
            unfinished={!isValid}
            filter={wholeFilter({ filters: list.query.filters, filter: finished })}
            today={today}
          />
        </div>
      </div>
    </ConfirmDialog>
  );
}

interface ExamplesProps {
  kind: RecordKind;
  /** ISO day in Rome. */
  today: string;
  onChoose: (filter: FilterGroup) => void;
}

function Examples({ kind, today, onChoose }: ExamplesProps) {
  const examples = FILTER_EXAMPLES[kind];
  if (!examples) return null;
  return (
    <section aria-label={texts.examples} className={tw`grid justify-items-start gap-1`}>
      <h3 className={tw`text-label text-muted font-normal`}>{texts.examples}</h3>
      {examples.map((filter) => {
        const { text } = filterSentence(filter, { list: kind, today });
        return (
          <Button
            key={text}
            small
            kind="quiet"
            onClick={() => onChoose(filter)}
            className={tw`!h-auto min-h-control-sm max-w-full py-1.5 text-left !whitespace-normal !leading-snug`}
          >
            {text}
          </Button>
        );
      })}
    </section>
  );
}

/** ms after a touch in which the browser focuses and clicks */
const TAP = 350;

/** Collects the touched nodes, which show their problems. While the pointer is down it waits: a message would move the target. */
function useTouchedNodes() {
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const press = useRef<{ waiting: string[] } | null>(null);
  const add = (ids: Iterable<string>) =>
    setTouched((before) => {
      const all = new Set([...before, ...ids]);
      return all.size > before.size ? all : before;
    });
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    let over: ReturnType<typeof setTimeout>;
    const begin = () => {
      clearTimeout(over);
      press.current ??= { waiting: [] };
    };
    const end = ({ pointerType }: PointerEvent) => {
      clearTimeout(over);
      // after the click
      over = setTimeout(
        () => {
          add(press.current?.waiting ?? []);
          press.current = null;
        },
        pointerType === "touch" ? TAP : 0,
      );
    };
    window.addEventListener("pointerdown", begin, options);
    window.addEventListener("pointerup", end, options);
    window.addEventListener("pointercancel", end, options);
    return () => {
      clearTimeout(over);
      controller.abort();
    };
  }, []);
  return {
    touched,
    touch: (id: string) => (press.current ? void press.current.waiting.push(id) : add([id])),
    touchAll: add,
    clear: () => setTouched(new Set()),
  };
}
