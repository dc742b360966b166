import { memo, useCallback, useEffect, useEffectEvent, useMemo, useRef } from "react";
import { useToday } from "../../../../api/react/use-today";
import { Button } from "../../../../ui/buttons/button";
import { FocusFallback } from "../../../../ui/focus/focus-fallback";
import { filterTexts } from "../../../../domain/filter/texts";
import type { EligibilityRules } from "../../../../domain/donation/eligibility-rules";
import { type FilterGroup, countRules } from "../../../../domain/filter/filter";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { recordTexts } from "../../../../domain/record-texts";
import type { ListRow } from "../../list-column";
import type { List } from "../../use-list";
import { totalOf } from "../../list-answer";
import { wholeFilter, withoutRule } from "../../query/list-query";
import { texts } from "../texts";
import { ChevronDown } from "lucide-react";
import { useFeature } from "../../../../api/react/use-feature";
import { isMayDonateOn, mayDonateOn, readyMadeBy } from "../../../../domain/filter/ready-made";
import { useRules } from "../../../settings";
import { Chip } from "../../../../ui/display/chip";
import { useLazyDialog } from "../../../../ui/overlay/use-lazy-dialog";
import { Menu } from "../../../../ui/menu/menu";
import { hasRule, isOn, toggleReadyMade, withoutRules, withRules } from "./ready-made-rules";

/** Loaded with the first filter, since it is large. */
const loadRules = async () => (await import("./rules-view")).RulesView;

export interface FilterStripProps<Row extends ListRow> {
  list: List<Row>;
  /**
   * @param rules undefined while they are loading, null if they can't be read
   * @returns the ISO day from which the row's donor may donate; undefined if it wasn't read
   */
  dayOf?: ((row: Row, rules: EligibilityRules | null | undefined) => string | null | undefined) | undefined;
}

/** Above the rows: their number, the filter in words, and ready-made filters. */
export function FilterStrip<Row extends ListRow>({ list, dayOf }: FilterStripProps<Row>) {
  const kind = list.source.kind;
  const nouns = recordTexts(kind);
  const { filters, filter } = list.query;
  const whole = useMemo(() => wholeFilter({ filters, filter }), [filters, filter]);
  const today = useToday();
  const toast = useToast();
  const { Component: RulesView, load } = useLazyComponent(loadRules);
  const loadRulesView = useEffectEvent(() => void load());
  const isFiltered = whole !== null;
  const { rules } = useRules(isFiltered && dayOf !== undefined);
  useEffect(() => {
    if (isFiltered) loadRulesView();
  }, [isFiltered]);
  const { box, focusAfter } = useNextFocus(whole);

  const { changeQuery } = list;
  const applyFilter = useCallback((next: FilterGroup | null) => changeQuery({ filter: next }), [changeQuery]);
  const clear = () => {
    focusAfter("button", 0);
    list.changeQuery({ filters: [], filter: null });
    const undo = { label: texts.restore, onSelect: () => list.changeQuery({ filters, filter }) };
    toast.info(texts.cleared, { id: "filter-cleared", undo });
  };
  const total = countOf(list);
  const count = total === null ? null : nouns.counted(total);
  const ready = kind === "donors" ? { filter, onFilter: applyFilter } : null;
  if (!whole && !ready) return null;
  const actions = whole && (
    <>
      {ready && <ReadyMadeMenu {...ready} />}
      <Button small kind="quiet" onClick={clear}>
        {texts.clear}
      </Button>
    </>
  );
  return (
    <FocusFallback className={tw`border-b`}>
      <div ref={box} className={tw`grid gap-2.5 px-4 py-3 narrow:py-2`}>
        {whole ? (
          <div className={tw`flex flex-wrap items-start gap-2 min-h-[28px]`}>
            {RulesView ? (
              <RulesView
                kind={kind}
                filter={whole}
                today={today}
                count={count}
                found={nouns.agree("trovat", total)}
                days={dayOf && list.page.status === "ready" ? list.page.data.rows.map((row) => dayOf(row, rules)) : []}
                onRemove={(rule, position) => {
                  // the next chip gets the focus
                  focusAfter("[data-remove]", position);
                  list.changeQuery(withoutRule({ filters, filter }, rule));
                }}
                actions={actions}
              />
            ) : (
              <p className={tw`min-w-0 flex-1 text-muted`}>
                <b className={tw`text-title font-strong text-ink`}>{count}</b> {texts.withRules(countRules(whole))}
              </p>
            )}
          </div>
        ) : (
          ready && (
            <span className={tw`wide:hidden print:hidden`}>
              <ReadyMadeMenu {...ready} />
            </span>
          )
        )}
        {ready && <ReadyMadeChips {...ready} />}
        <p role="status" className={tw`sr-only`}>
          {whole && count}
        </p>
      </div>
    </FocusFallback>
  );
}

/** Null while unknown. */
function countOf<Row extends ListRow>({ page, view }: List<Row>): number | null {
  return page.status === "ready" && !page.stale ? totalOf(page.data, view) : null;
}

/** Moves the focus to the element after a removed one. */
function useNextFocus(filter: FilterGroup | null) {
  const box = useRef<HTMLDivElement>(null);
  const next = useRef<{ selector: string; position: number } | null>(null);
  useEffect(() => {
    const wanted = next.current;
    if (!wanted) return;
    next.current = null;
    const candidates = shownIn(box.current, wanted.selector);
    (candidates[Math.min(wanted.position, candidates.length - 1)] ?? shownIn(box.current, "button")[0])?.focus();
  }, [filter]);
  return { box, focusAfter: (selector: string, position: number) => void (next.current = { selector, position }) };
}

const shownIn = (box: HTMLElement | null, selector: string): HTMLElement[] =>
  [...(box?.querySelectorAll<HTMLElement>(selector) ?? [])].filter((element) => element.offsetParent !== null);

interface ReadyMadeProps {
  filter: FilterGroup | null;
  onFilter: (filter: FilterGroup | null) => void;
}

const loadMayDonateOn = () => import("./may-donate-on-dialog").then((module) => module.MayDonateOnDialog);

/** The ready-made filter that asks for a day and a type; null if the server can't compute it. */
function useMayDonateOn({ filter, onFilter }: ReadyMadeProps) {
  const isOffered = useFeature("computed-fields");
  const { Dialog, times, shown, trigger } = useLazyDialog(loadMayDonateOn);
  if (!isOffered) return null;
  const isChosen = hasRule(filter, isMayDonateOn);
  const dialog = Dialog && (
    <Dialog
      key={times}
      {...shown}
      onChoose={(day, type) => onFilter(withRules(withoutRules(filter, isMayDonateOn), [mayDonateOn(day, type)]))}
    />
  );
  const press = () => (isChosen ? onFilter(withoutRules(filter, isMayDonateOn)) : trigger.onClick());
  return { isChosen, dialog, trigger: { ...trigger, onClick: press } };
}

const ReadyMadeChips = memo(function ReadyMadeChips(props: ReadyMadeProps) {
  const { filter, onFilter } = props;
  const all = readyMadeBy(useRules().rules ?? null, useFeature("computed-fields"));
  const onDay = useMayDonateOn(props);
  return (
    <div
      role="group"
      aria-label={texts.ready}
      className={tw`hidden wide:flex flex-wrap items-center gap-x-1.5 gap-y-2 print:!hidden`}
    >
      <span aria-hidden className={tw`text-label text-faint mr-1`}>
        {texts.ready}
      </span>
      {all.map((ready) => (
        <Chip
          key={ready.name}
          pressed={isOn(filter, ready)}
          onClick={() => onFilter(toggleReadyMade(filter, ready, all))}
        >
          {ready.label}
        </Chip>
      ))}
      {onDay && (
        <Chip {...onDay.trigger} pressed={onDay.isChosen}>
          {filterTexts.mayDonateOn}
        </Chip>
      )}
      {onDay?.dialog}
    </div>
  );
});

const ReadyMadeMenu = memo(function ReadyMadeMenu(props: ReadyMadeProps) {
  const { filter, onFilter } = props;
  const all = readyMadeBy(useRules().rules ?? null, useFeature("computed-fields"));
  const onDay = useMayDonateOn(props);
  return (
    <>
      <Menu
        trigger={(button) => (
          <Chip endIcon={ChevronDown} className={tw`wide:hidden`} {...button}>
            {texts.ready}
          </Chip>
        )}
        entries={[
          ...all.map((ready) => ({
            kind: "check" as const,
            label: ready.label,
            checked: isOn(filter, ready),
            onCheckedChange: () => onFilter(toggleReadyMade(filter, ready, all)),
          })),
          ...(onDay
            ? [{ kind: "item" as const, label: filterTexts.mayDonateOn, onSelect: onDay.trigger.onClick }]
            : []),
        ]}
      />
      {onDay?.dialog}
    </>
  );
});
