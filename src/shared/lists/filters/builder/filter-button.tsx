import { SlidersHorizontal } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type FilterGroup, countRules } from "../../../../domain/filter/filter";
import { formatNumber } from "../../../../domain/format";
import { OpenerButton } from "../../../../ui/buttons/opener-button";
import { useToast } from "../../../../ui/toast/toast";
import { tw } from "../../../../ui/tw";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import type { ListRow } from "../../list-column";
import type { List } from "../../use-list";
import { currentRoute, entryState, navigate, useEntryText } from "../../../navigation";
import { texts } from "../texts";

const loadBuilder = async () => (await import("./builder-dialog")).BuilderDialog;

/** Under which name a history entry says that the builder is open: "back" closes it, a reload opens it again. */
const OPEN_KEY = "filtering";

const here = () => {
  const { path, search } = currentRoute();
  return path + (search && `?${search}`);
};

interface FilterButtonProps<Row extends ListRow> {
  list: List<Row>;
  /** Keeps what the list is asked for under a name; called once it is filtered. */
  onKeep?: () => void;
}

/**
 * "Filtri", with the number of rules, and the window behind it. What was built and not applied is kept while the list is
 * shown: closing asks nothing and loses nothing.
 */
export function FilterButton<Row extends ListRow>({ list, onKeep }: FilterButtonProps<Row>) {
  const { filter } = list.query;
  const toast = useToast();
  const isOpen = useEntryText(OPEN_KEY) !== "";
  const builder = useLazyComponent(loadBuilder);
  const { Component: BuilderDialog, load } = builder;
  /** What was built and not applied, and over which filter. */
  const kept = useRef<{ draft: FilterGroup; over: FilterGroup | null } | null>(null);
  const [opening, setOpening] = useState<{ number: number; resumed: FilterGroup | null }>({ number: 0, resumed: null });

  const begin = () =>
    setOpening(({ number }) => ({
      number: number + 1,
      resumed: kept.current?.over === filter ? kept.current.draft : null,
    }));
  const open = async () => {
    if (!(await load(texts.openFailed))) return;
    begin();
    navigate(here(), { state: { ...entryState(), [OPEN_KEY]: "yes" } });
  };
  const apply = (next: FilterGroup | null) => {
    kept.current = null;
    // the entry of the open window becomes the filtered list's: "back" leads to what was shown before
    navigate(here(), { replace: true, state: { ...entryState(), [OPEN_KEY]: undefined } });
    list.ask({ filter: next });
  };

  const reopened = useEffectEvent(() => void load(texts.openFailed));
  const closed = useEffectEvent(() => {
    if (kept.current)
      toast.info(texts.notApplied, { id: "filter-kept", action: { label: texts.resume, onSelect: () => void open() } });
  });
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen) reopened();
    else if (wasOpen.current) closed();
    wasOpen.current = isOpen;
  }, [isOpen]);

  const rules = filter ? countRules(filter) : 0;
  return (
    <>
      <OpenerButton icon={SlidersHorizontal} opens={builder} onOpen={open}>
        <span className={tw`narrow:sr-only`}>{texts.open}</span>
        {rules > 0 && (
          <span
            className={tw`inline-grid place-items-center min-w-[20px] h-5 ml-1.5 narrow:ml-0 px-1.5 rounded-full bg-selected text-label font-medium`}
          >
            {formatNumber(rules)}
            <span className={tw`sr-only`}> {texts.rulesWord(rules)}</span>
          </span>
        )}
      </OpenerButton>
      {BuilderDialog && (
        <BuilderDialog
          key={opening.number}
          // its columns take rows of this list alone, which is all that they are given
          list={list as unknown as List<ListRow>}
          open={isOpen}
          resumed={opening.resumed}
          onDraft={(draft) => {
            kept.current = draft && { draft, over: filter };
          }}
          onApply={apply}
          onKeep={
            onKeep &&
            ((next) => {
              apply(next);
              onKeep();
            })
          }
          onClose={() => history.back()}
        />
      )}
    </>
  );
}
