import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { useToday } from "../../../../api/react/use-today";
import type { FilterGroup } from "../../../../domain/filter/filter";
import { isPeriodProblem } from "../../../../domain/filter/checking/check-filter";
import { asksForComputedFields } from "../../../../domain/filter/computed-fields";
import { askableFields, filterFieldsWithPeriodCounts } from "../../../../domain/filter/filter-fields";
import { Banner } from "../../../../ui/messages/banner";
import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { useFeature } from "../../../../api/react/use-feature";
import { wholeFilter } from "../../list-query";
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
import type { RecordKind } from "../../../../domain/record-kinds";

export interface BuilderDialogProps {
  list: List<ListRow>;
  open: boolean;
  /** An unapplied draft; null to start from the list's filter. */
  resumed: FilterGroup | null;
  /** Null if it equals the list's filter. */
  onDraft: (filter: FilterGroup | null) => void;
  onApply: (filter: FilterGroup | null) => void;
  /** Given: applies the filter and saves it as a view. */
  onKeep?: (filter: FilterGroup | null) => void;
  onClose: () => void;
}

export function BuilderDialog({ list, open, resumed, onDraft, onApply, onKeep, onClose }: BuilderDialogProps) {
  const today = useToday();
  const of = list.source.kind;
  const computed = useFeature("computed-fields");
  const fields = useMemo(() => askableFields(of, computed), [of, computed]);
  const context = useMemo(() => ({ fields, today }), [fields, today]);
  const applied = list.query.filter;
  const box = useRef<HTMLDivElement>(null);
  const [unapplied, setUnapplied] = useState(resumed !== null);
  const state = useDraft(resumed ?? applied, context, box);
  const { draft, setDraft, problems } = state;
  const { left, leave, leaveAll, clear } = useTouchedNodes();
  const finished = useMemo(() => finishedFilter(draft), [draft]);
  const good = problems.size === 0;
  const mayAsk = computed || !finished || !asksForComputedFields(finished, of);
  const count = useCount(list, good && mayAsk ? finished : undefined, open);

  const tell = useEffectEvent(() => onDraft(sameFilter(finished, applied) ? null : finished));
  useEffect(() => {
    tell();
  }, [finished]);

  const apply = (withIt: (filter: FilterGroup | null) => void) => {
    if (good) return withIt(finished);
    leaveAll(problems.keys());
    const [[first, code] = []] = problems;
    const ofPeriod = code !== undefined && isPeriodProblem(code);
    // focus the value, or else the first control
    focusPart(box.current, first, "first");
    focusPart(box.current, first, ofPeriod ? "period" : "value");
  };
  const startFrom = (filter: FilterGroup | null) => {
    setDraft(toDraft(filter));
    clear();
    setUnapplied(false);
  };
  return (
    <Dialog
      full
      open={open}
      onClose={onClose}
      title={texts.title}
      description={texts.lead}
      footer={
        <>
          <Button kind="quiet" className={tw`mr-auto narrow:hidden`} onClick={onClose}>
            {uiTexts.cancel}
          </Button>
          {onKeep && <Button onClick={() => apply(onKeep)}>{texts.keep}</Button>}
          <Button kind="primary" onClick={() => apply(onApply)}>
            {texts.show(of, good && !count.trouble ? count.found : null)}
          </Button>
        </>
      }
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
          <BuilderView list={of} fields={fields} state={state} box={box} left={left} onLeave={leave} />
          {finished === null && <Examples of={of} today={today} onChoose={startFrom} />}
          <BuilderTools
            fields={filterFieldsWithPeriodCounts(of)}
            filter={good ? finished : null}
            of={of}
            onPaste={startFrom}
          />
        </div>
        <div className={tw`wide:sticky wide:top-0`}>
          <Preview
            list={list}
            count={count}
            unfinished={!good}
            filter={wholeFilter({ filters: list.query.filters, filter: finished })}
            today={today}
          />
        </div>
      </div>
    </Dialog>
  );
}

interface ExamplesProps {
  of: RecordKind;
  /** ISO day in Rome. */
  today: string;
  onChoose: (filter: FilterGroup) => void;
}

const Examples = ({ of, today, onChoose }: ExamplesProps) => (
  <section aria-label={texts.examples} className={tw`grid justify-items-start gap-1`}>
    <h3 className={tw`text-label text-muted font-normal`}>{texts.examples}</h3>
    {FILTER_EXAMPLES[of].map((filter) => {
      const { text } = filterSentence(filter, { list: of, today });
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

/** ms after a touch in which the browser focuses and clicks */
const TAP = 350;

/** The touched nodes show their problems. During a press they wait, since a message would move what is pressed. */
function useTouchedNodes() {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const press = useRef<{ waiting: string[] } | null>(null);
  const add = (ids: Iterable<string>) =>
    setLeft((before) => {
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
    left,
    leave: (id: string) => (press.current ? void press.current.waiting.push(id) : add([id])),
    leaveAll: add,
    clear: () => setLeft(new Set()),
  };
}
