import { ScanBarcode } from "lucide-react";
import { useId, useState, type ClipboardEvent, type KeyboardEvent, type Ref } from "react";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { liftToastsOver } from "../../../ui/toast/lift-toasts";
import { tw } from "../../../ui/tw";
import type { DonorKey, FoundDonor } from "../requests/find-donors";
import { readEntry, readPasted } from "../sheet/entry";
import type { Verdict } from "../sheet/verdict";
import { texts } from "../texts";
import { PersonOption } from "./person-option";
import { usePeople } from "./use-people";

interface EntryFieldProps {
  ref: Ref<HTMLInputElement>;
  onAdd: (rows: readonly { key: DonorKey; chosen?: FoundDonor }[]) => void;
  verdictOf: (donor: FoundDonor) => Verdict;
  /** Handles a key that is pressed while the field is empty. */
  onKey: (event: KeyboardEvent) => void;
}

/**
 * The one field of the sheet: a card number, a fiscal code or a name. Enter adds the row and empties the field at once; answers
 * of the server never change what is typed.
 */
export function EntryField({ ref, onAdd, verdictOf, onKey }: EntryFieldProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [closed, setClosed] = useState(false);
  const [chosen, setChosen] = useState(0);
  const name = readEntry(text)?.name ?? null;
  const people = usePeople(name !== null && name.length > 1 ? name : null);
  const donors = people?.donors ?? [];
  const active = Math.min(chosen, donors.length - 1);
  const isOpen = donors.length > 0 && !closed;
  const isShown = people?.donors != null && !closed;

  const clear = () => {
    setText("");
    setChosen(0);
    setClosed(false);
  };
  const choose = (donor: FoundDonor) => {
    onAdd([{ key: { donorId: donor._id }, chosen: donor }]);
    clear();
  };
  const add = (typed: string) => {
    const donor = isOpen ? donors[active] : undefined;
    if (donor) return choose(donor);
    const key = readEntry(typed);
    if (key) onAdd([{ key }]);
    clear();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value;
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      // the text of the element: a scanner types faster than the page is drawn
      if (typed.trim() !== "") add(typed);
    } else if (event.key === "Escape" && isOpen) {
      event.preventDefault();
      event.stopPropagation();
      setClosed(true);
    } else if (isOpen && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setChosen((active + step + donors.length) % donors.length);
    } else if (typed === "") onKey(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    const rows = readPasted(event.clipboardData.getData("text/plain"));
    if (rows.length < 2) return;
    event.preventDefault();
    onAdd(rows.map((key) => ({ key })));
    clear();
  };
  return (
    <div className={tw`relative min-w-0`}>
      <Field label={texts.entry} help={<span className={tw`sr-only`}>{texts.entryHelp}</span>}>
        <div className={tw`flex gap-2 [&>div]:flex-1`}>
          <TextInput
            ref={ref}
            icon={ScanBarcode}
            value={text}
            maxLength={200}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="enter"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
            onChange={({ target }) => {
              setText(target.value);
              setChosen(0);
              setClosed(false);
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => setClosed(true)}
          />
          {/* a phone's keyboard may have no Enter */}
          <span className={tw`hidden narrow:block coarse:block`}>
            <Button
              disabled={text.trim() === ""}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(text)}
            >
              {texts.add}
            </Button>
          </span>
        </div>
      </Field>
      <div
        ref={isShown ? liftToastsOver : undefined}
        className={
          isShown
            ? tw`absolute left-0 top-full z-[6] mt-1 max-h-[360px] w-[min(600px,calc(100cqw-48px))] overflow-y-auto overscroll-contain rounded-lg border border-line bg-raised p-1.5 shadow-float`
            : undefined
        }
      >
        <p role="status" className={isShown ? tw`px-2.5 py-1 text-label text-muted` : tw`sr-only`}>
          {people?.donors && (donors.length > 0 ? texts.people(donors.length) : texts.nobody)}
        </p>
        <ul id={`${id}-list`} role="listbox" aria-label={texts.peopleLabel} hidden={!isOpen}>
          {isOpen &&
            donors.map((donor, index) => (
              <PersonOption
                key={donor._id}
                id={`${id}-${index}`}
                donor={donor}
                query={people?.name ?? ""}
                verdict={verdictOf(donor)}
                active={index === active}
                onChoose={() => choose(donor)}
              />
            ))}
        </ul>
      </div>
    </div>
  );
}
