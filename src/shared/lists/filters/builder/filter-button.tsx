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
import { useEntryText, useAreaLocation } from "../../../navigation";
import { texts } from "../texts";

const loadBuilder = async () => (await import("./builder-dialog")).BuilderDialog;

/** History key: "back" closes the builder, a reload opens it. */
const OPEN_KEY = "filtering";

interface FilterButtonProps<Row extends ListRow> {
  list: List<Row>;
  /** Called after applying, to save a view. */
  onSaveView?: () => void;
}

/** "Filtri" with the number of rules. It keeps an unapplied draft while the list is mounted. */
export function FilterButton<Row extends ListRow>({ list, onSaveView }: FilterButtonProps<Row>) {
  const { currentRoute, entryState, entries, navigate } = useAreaLocation();
  const here = () => {
    const { path, search } = currentRoute();
    return path + (search && `?${search}`);
  };
  const { filter } = list.query;
  const toast = useToast();
  const isOpen = useEntryText(OPEN_KEY) !== "";
  const builder = useLazyComponent(loadBuilder);
  const { Component: BuilderDialog, load } = builder;
  /** The unapplied draft, and the filter that it started from. */
  const unapplied = useRef<{ draft: FilterGroup; base: FilterGroup | null } | null>(null);
  const [opening, setOpening] = useState<{ number: number; resumed: FilterGroup | null }>({ number: 0, resumed: null });

  const begin = () =>
    setOpening(({ number }) => ({
      number: number + 1,
      resumed: unapplied.current?.base === filter ? unapplied.current.draft : null,
    }));
  const open = async () => {
    if (!(await load(texts.openFailed))) return;
    begin();
    navigate(here(), { state: { ...entryState(), [OPEN_KEY]: "yes" } });
  };
  const apply = (next: FilterGroup | null) => {
    unapplied.current = null;
    // the dialog's history entry becomes the filtered list's
    navigate(here(), { replace: true, state: { ...entryState(), [OPEN_KEY]: undefined } });
    list.changeQuery({ filter: next });
  };

  const reopened = useEffectEvent(() => void load(texts.openFailed));
  const closed = useEffectEvent(() => {
    if (unapplied.current)
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
          // its columns only get rows of this list
          list={list as unknown as List<ListRow>}
          open={isOpen}
          resumed={opening.resumed}
          onDraft={(draft) => {
            unapplied.current = draft && { draft, base: filter };
          }}
          onApply={apply}
          onSaveView={
            onSaveView &&
            ((next) => {
              apply(next);
              onSaveView();
            })
          }
          onClose={() => entries.back()}
        />
      )}
    </>
  );
}
