import { useEffect, useEffectEvent, useId, useMemo, useRef, useState, type KeyboardEvent } from "react";
import { Search } from "lucide-react";
import { useConnection } from "../../../api/react/connection";
import { Button } from "../../../ui/buttons/button";
import { Icon } from "../../../ui/icons/icon";
import { uiTexts } from "../../../ui/texts";
import { tw } from "../../../ui/tw";
import { addressOf } from "../../../shared/navigation";
import { recentPeople, rememberPerson } from "../../../shared/donor/recent-people";
import { buttonTexts } from "../button-texts";
import type { Command } from "../commands/commands-of";
import { findCommands } from "../commands/find-commands";
import type { CommandsProps, RunCommand } from "../commands/use-commands";
import {
  commandGroup,
  groupByRole,
  inOrder,
  isCommand,
  onlyDonors,
  OTHER_COMMANDS_GROUP,
  recentGroup,
  type Option,
  pathOfHit,
} from "../hit-groups";
import type { Category, SearchHit } from "../requests/search";
import { texts } from "../texts";
import type { More } from "../searcher";
import { useSearch } from "../use-search";
import { CategorySelect } from "./category-select";
import { HitList, optionId } from "./hit-list";
import { SearchMessage, SearchFoot } from "./search-message";

const NO_HITS: readonly SearchHit[] = [];
const PAGE = 5;
/** The number of actions above the recently opened people. */
const FIRST_ACTIONS = 5;

export interface SearchPanelProps extends Omit<CommandsProps, "onHelp"> {
  commands: readonly Command[];
  run: RunCommand;
  onClose: () => void;
}

/** The search field, its results and their number: a combobox with a listbox (ARIA Authoring Practices). */
export function SearchPanel({ user, hasPage, commands, run, onClose }: SearchPanelProps) {
  const connection = useConnection();
  const [state, searcher] = useSearch();
  const [text, setText] = useState("");
  const [category, setCategory] = useState<Category | null>(null);
  /** The command for which the user chooses a donor. */
  const [ofDonor, setOfDonor] = useState<Command | null>(null);
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();

  const found = state.status === "found" ? state.found : state.status === "searching" ? state.former : null;
  const query = found?.query ?? "";
  // donors find only their own data, so they need no categories
  const isDonor = user.role === "donor";
  const hits = found?.hits ?? NO_HITS;
  const more: More = state.status === "found" ? state.more : { status: "none" };
  const isSettled = searcher.isSettled();
  // below all people of what is typed
  const listsOthers = isSettled && (state.status === "failed" || (state.status === "found" && hasEnded(more)));
  const { groups, options } = useMemo(() => {
    const pathOf = ({ details }: SearchHit) => pathOfHit(details, user, hasPage);
    if (text.trim() === "") {
      const recent = recentGroup(recentPeople(connection, user._id), pathOf);
      if (ofDonor) return inOrder(onlyDonors([recent]));
      const first = commands.filter(({ does }) => does).slice(0, FIRST_ACTIONS);
      return inOrder([commandGroup("do", first), recent, commandGroup("more", commands.slice(first.length))]);
    }
    const people = groupByRole(hits, pathOf);
    if (ofDonor) return inOrder(onlyDonors(people));
    // a category is one of people
    const { actions, pages, others } = findCommands(category === null ? commands : [], text);
    return inOrder([
      commandGroup("do", actions),
      commandGroup("go", pages),
      ...people,
      commandGroup("more", listsOthers ? others : []),
    ]);
  }, [text, category, ofDonor, commands, hits, listsOthers, connection, user, hasPage]);
  const isEmpty = isSettled && state.status === "found" && more.status === "none" && options.length === 0;
  // the first option, unless the user has moved to another one that is still in the list
  const active = options.find(({ key }) => key === activeKey) ?? options[0] ?? null;

  /** No donor to choose was found yet, and more pages come. */
  const isPending = ofDonor !== null && active === null && !hasEnded(more);

  // Enter before the response opens a hit of the new search, not of the former one
  const enterPressed = useRef(false);
  const change = (value: string) => {
    setText(value);
    setActiveKey(null);
    enterPressed.current = false;
    list.current?.scroll({ top: 0 });
    searcher.type(value);
  };
  const choose = (next: Category | null) => {
    setCategory(next);
    setActiveKey(null);
    searcher.choose(next);
  };
  const askForDonor = (command: Command) => {
    setOfDonor(command);
    change("");
    choose("donors");
  };
  // runs after this dialog has closed and returned the focus, because a command may open another dialog
  const chosen = useRef<(() => void) | null>(null);
  useEffect(() => () => chosen.current?.(), []);
  const openHit = ({ item, path, runs }: Option) => {
    if (isCommand(item)) {
      if (item.thenDonor) return askForDonor(item);
      if (runs) chosen.current = () => run(item);
    } else if (path) {
      rememberPerson(connection, user._id, { ...item, details: path });
      if (ofDonor) chosen.current = () => run(ofDonor, path);
    }
    onClose();
  };
  const latest = useRef(openHit);
  useEffect(() => void (latest.current = openHit));
  const [stableHandlers] = useState(() => ({
    activate: ({ key }: Option) => setActiveKey(key),
    open: (option: Option) => latest.current(option),
  }));
  const moveTo = (to: number) => {
    const option = options[Math.max(0, Math.min(options.length - 1, to))];
    if (!option) return;
    setActiveKey(option.key);
    if (option.index === 0) list.current?.scroll({ top: 0 });
    else optionElement(list.current, optionId(id, option.index))?.scrollIntoView({ block: "nearest" });
  };
  const openFound = useEffectEvent(() => {
    if (!enterPressed.current || !searcher.isSettled() || isPending) return;
    enterPressed.current = false;
    // if no person was found, the first option is a command that the user hasn't seen
    if (state.status === "found" && active?.path && !isCommand(active.item))
      optionElement(list.current, optionId(id, active.index))?.click();
  });
  useEffect(() => openFound(), [state]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const command = active && isCommand(active.item) ? active.item : null;
    const waits = !command || groups[0]?.key === OTHER_COMMANDS_GROUP;
    if (event.key === "Enter" && activeKey === null && waits && (!searcher.isSettled() || isPending)) {
      event.preventDefault();
      enterPressed.current = true;
      return searcher.searchNow();
    }
    if (!active) return;
    if (event.key === "Enter") {
      event.preventDefault();
      if (!active.path && !active.runs) return;
      if (active.path && !active.runs && (event.ctrlKey || event.metaKey))
        return void window.open(addressOf(active.path), "_blank", "noopener");
      return optionElement(list.current, optionId(id, active.index))?.click();
    }
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE, PageUp: -PAGE }[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    moveTo(active.index + step);
  };
  const retry = () => {
    // the retry button is removed with the error
    input.current?.focus();
    searcher.retry();
  };
  const hint = isDonor ? texts.donorHint : ofDonor ? texts.ofDonor(ofDonor.name) : texts.hint;
  return (
    <>
      <div className={tw`flex h-14 flex-none items-center gap-3 border-b pl-[18px] pr-3 text-faint`}>
        <Icon of={Search} size={20} />
        <input
          ref={input}
          data-autofocus
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder={ofDonor ? texts.whichDonor : buttonTexts.placeholder}
          aria-label={ofDonor ? texts.whichDonor : buttonTexts.search}
          role="combobox"
          aria-autocomplete="list"
          aria-haspopup="listbox"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? id : undefined}
          aria-activedescendant={active ? optionId(id, active.index) : undefined}
          value={text}
          onChange={({ target }) => change(target.value)}
          onKeyDown={onKeyDown}
          className={tw`h-full min-w-0 flex-1 border-0 bg-transparent p-0 text-[16px] text-ink focus:outline-none`}
        />
        <Button kind="quiet" small onClick={onClose}>
          {uiTexts.close}
        </Button>
      </div>
      {text.trim() !== "" && !isDonor && !ofDonor && <CategorySelect value={category} onChoose={choose} />}
      <SearchMessage state={state} empty={isEmpty} onRetry={retry} />
      {(options.length > 0 || more.status !== "none") && (
        <HitList
          id={id}
          list={list}
          groups={groups}
          query={query}
          text={text}
          active={active?.key ?? null}
          busy={state.status === "searching"}
          onActive={stableHandlers.activate}
          onChoose={stableHandlers.open}
          more={more}
          onMore={searcher.more}
          onRetry={retry}
        />
      )}
      <SearchFoot found={ofDonor && isEmpty ? null : found} hint={text.trim() === "" ? hint : null} />
    </>
  );
}

/** Whether no more people come, unless the user tries again. */
const hasEnded = ({ status }: More): boolean => status === "none" || status === "failed";

/** Looks in the list, because `document.getElementById` doesn't find elements in a shadow root. */
const optionElement = (list: HTMLElement | null, id: string) =>
  list?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null;
