import { ClipboardPaste, Ellipsis } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { useUser } from "../../api/react/connection";
import { useFeatureQuery } from "../../api/react/use-feature";
import { useReread } from "../../api/react/use-reread";
import { useToday } from "../../api/react/use-today";
import { authorName } from "../../domain/export/origin-texts";
import { useTouched } from "../../shared/forms";
import { Button } from "../../ui/buttons/button";
import { IconButton } from "../../ui/buttons/icon-button";
import { Kbd } from "../../ui/display/kbd";
import { Menu } from "../../ui/menu/menu";
import { ReadFailed } from "../../ui/messages/read-failed";
import { useOpened } from "../../ui/overlay/use-opened";
import { PageHeader } from "../../ui/page/page-header";
import { useToast } from "../../ui/toast/toast";
import { tw } from "../../ui/tw";
import { ComingDonors } from "./components/coming-donors";
import { DayCard, dayProblems, type DayField } from "./components/day-card";
import { EntryField } from "./components/entry-field";
import { LastAdded } from "./components/last-added";
import { DayNotices } from "./components/day-notices";
import { PasteDialog } from "./components/paste-dialog";
import { RecentDays } from "./components/recent-days";
import { RegisterBar } from "./components/register-bar";
import { SheetList } from "./components/sheet-list";
import { useSoundChoice } from "./components/sound";
import { printSheet } from "./print-sheet";
import { collectionDaysQuery } from "./requests/collection-days";
import { listedDonorsQuery, type DonorKey } from "./requests/find-donors";
import { useRowActions } from "./sheet/row-actions";
import { addRows, changeHead, chosenRow, type Sheet } from "./sheet/sheet";
import { useSheet } from "./sheet/use-sheet";
import { useStart } from "./sheet/use-start";
import { donorVerdict } from "./sheet/verdict";
import { texts } from "./texts";
import { useRegister } from "./use-register";

const RECENT = 5;
/** How many reasons are offered. */
const REASONS = 3;

/** Registers the donations of a day: its day, place and type once, then the donors one after the other. */
export function CollectionDayPage() {
  const { sheet: draft, other, where } = useStart();
  const control = useSheet(draft);
  const { sheet, change, context } = control;
  const user = useUser();
  const today = useToday();
  const toast = useToast();
  const box = useRef<HTMLDivElement>(null);
  const entry = useRef<HTMLInputElement>(null);
  const { actions, editing, onEntryKey } = useRowActions(control, { box, entry });
  const registration = useRegister(control);
  const touched = useTouched<DayField>();
  const paste = useOpened();
  const [sound, setSound] = useSoundChoice();
  const recent = useFeatureQuery("collection-days", collectionDaysQuery({ limit: RECENT }), { throwRouteErrors: true });
  const days = recent.status === "ready" ? recent.data.days : [];
  const lastPlace = days[0]?.place ?? "";
  const needsPlace = sheet.place === "" && !touched.has("place");
  useEffect(() => {
    if (needsPlace && lastPlace) change((now) => changeHead(now, { place: lastPlace }));
  }, [needsPlace, lastPlace, change]);
  useEffect(() => entry.current?.focus(), []);

  const add = (keys: readonly DonorKey[]) =>
    change((now) =>
      addRows(
        now,
        keys.map((key) => ({ key })),
      ),
    );
  const [listFailure, setListFailure] = useState<string | null>(null);
  const rereadList = useReread(listedDonorsQuery(where));
  const readList = async () => {
    const read = await rereadList();
    setListFailure(read.ok ? null : read.error.message);
    if (!read.ok) return;
    const ids = read.data.donors.map(({ _id }) => _id).filter((id) => id && !where?.but?.includes(id));
    add(ids.toReversed().map((donorId) => ({ donorId })));
  };
  useEffect(() => {
    if (where) void readList();
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, []);

  const print = (rows: Sheet["rows"]) => {
    if (box.current && user) printSheet(box.current, { ...sheet, rows }, authorName(user));
  };
  const register = () => {
    const typed = entry.current?.value.trim();
    if (typed) {
      toast.error(texts.stillTyped(typed));
      return entry.current?.focus();
    }
    touched.touchAll();
    if (Object.keys(dayProblems(sheet, today)).length === 0) return void registration.register();
    // the next frame has drawn the problems
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
    // the keys of dialogs and menus come here, too
    if (!registration.ready || (event.target as Element).closest("dialog, [role=menu]")) return;
    event.preventDefault();
    register();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Ctrl+Enter in its fields registers
    <div ref={box} onKeyDown={onKeyDown} className={tw`grid grid-cols-[minmax(0,1fr)] content-start gap-5`}>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        actions={
          <>
            <Button icon={ClipboardPaste} className={tw`narrow:hidden`} onClick={paste.show}>
              {texts.paste}
            </Button>
            <Menu
              align="end"
              trigger={(trigger) => <IconButton kind="secondary" icon={Ellipsis} label={texts.more} {...trigger} />}
              entries={[
                { kind: "item", label: texts.paste, onSelect: paste.show },
                {
                  kind: "item",
                  label: texts.print,
                  disabled: sheet.rows.length === 0,
                  onSelect: () => print(sheet.rows),
                },
                { kind: "item", label: texts.printEmpty, onSelect: () => print([]) },
                { kind: "check", label: texts.sound, checked: sound, onCheckedChange: setSound },
                { kind: "separator", key: "clear" },
                {
                  kind: "item",
                  label: texts.clear,
                  disabled: sheet.rows.length === 0,
                  onSelect: () => actions.remove(sheet.rows),
                },
              ]}
            />
          </>
        }
      />
      {listFailure !== null && <ReadFailed title={listFailure} onRetry={() => void readList()} retrying={false} />}
      <DayNotices control={control} other={other} />
      <DayCard
        values={sheet}
        onChange={(values) => {
          change((now) => changeHead(now, values));
          if (values.place !== undefined) touched.touch("place");
        }}
        touched={touched}
        lastPlace={lastPlace}
        today={today}
      />
      <ComingDonors control={control} onAdded={() => entry.current?.focus()} />
      <section aria-label={texts.sheet} className={tw`rounded-lg border border-line bg-surface`}>
        <div className={tw`grid items-start gap-4 p-6 pb-3 narrow:p-4 w700:grid-cols-2`}>
          <EntryField
            ref={entry}
            onAdd={add}
            onChoose={(donor) => change((now) => addRows(now, [chosenRow(donor)]))}
            verdictOf={(donor) => donorVerdict(donor, sheet.type, context)}
            onKey={onEntryKey}
          />
          <LastAdded control={control} actions={actions} />
        </div>
        <ul className={tw`flex flex-wrap gap-x-4 gap-y-1 px-6 pb-4 text-label text-muted narrow:hidden coarse:hidden`}>
          {texts.keys.map(([key, does]) => (
            <li key={key} className={tw`flex items-center gap-1.5`}>
              <Kbd>{key}</Kbd> {does}
            </li>
          ))}
        </ul>
        <SheetList control={control} actions={actions} editing={editing} reasons={reasonsOf(sheet.rows)} />
      </section>
      <RecentDays days={days} />
      <RegisterBar control={control} registration={registration} onRegister={register} />
      {paste.times > 0 && <PasteDialog key={paste.times} {...paste.shown} onAdd={add} />}
    </div>
  );
}

const reasonsOf = (rows: readonly { reason: string }[]): string[] =>
  [...new Set(rows.map(({ reason }) => reason.trim()).filter(Boolean))].slice(0, REASONS);
