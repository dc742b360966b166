import { ScanBarcode } from "lucide-react";
import { useState, type ClipboardEvent, type KeyboardEvent, type Ref } from "react";
import { formatLongDate } from "../../../domain/format";
import { registryName } from "../../../domain/donor/registry-name";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { Button } from "../../../ui/buttons/button";
import { Combobox, type Suggestion } from "../../../ui/field/combobox";
import { Field } from "../../../ui/field/field";
import { tw } from "../../../ui/tw";
import type { DonorKey, FoundDonor } from "../requests/find-donors";
import { readEntry, readPasted } from "../sheet/entry";
import type { Verdict } from "../sheet/verdict";
import { texts } from "../texts";
import { usePeople } from "./use-people";
import { VerdictMark } from "./verdict-mark";

interface EntryFieldProps {
  ref: Ref<HTMLInputElement>;
  onAdd: (keys: readonly DonorKey[]) => void;
  /** A person was chosen in the list of those with the typed name. */
  onChoose: (donor: FoundDonor) => void;
  verdictOf: (donor: FoundDonor) => Verdict;
  /** Handles a key that is pressed while the field is empty. */
  onKey: (event: KeyboardEvent) => void;
}

/**
 * The one field of the sheet: a card number, a fiscal code or a name. Enter adds the row and empties the field at once; answers
 * of the server never change what is typed.
 */
export function EntryField({ ref, onAdd, onChoose, verdictOf, onKey }: EntryFieldProps) {
  const [text, setText] = useState("");
  const name = readEntry(text)?.name ?? null;
  const people = usePeople(name !== null && name.length > 1 ? name : null);
  const donors = people?.donors ?? [];

  const add = (typed: string) => {
    const key = readEntry(typed);
    if (key) onAdd([key]);
    setText("");
  };
  const choose = (id: string) => {
    const chosen = donors.find(({ _id }) => _id === id);
    if (chosen) onChoose(chosen);
    setText("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // the list of people handles its keys first
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    if (!(event.target instanceof HTMLInputElement)) return;
    // the text of the element: a scanner types faster than the page is drawn
    const typed = event.target.value;
    const isCommand = event.ctrlKey || event.metaKey || event.altKey;
    if (event.key === "Enter" && !(isCommand && typed.trim() === "")) {
      event.preventDefault();
      if (typed.trim() !== "") add(typed);
    } else if (typed === "" && !isCommand) onKey(event);
  };
  const onPaste = (event: ClipboardEvent) => {
    const keys = readPasted(event.clipboardData.getData("text/plain"));
    if (keys.length < 2) return;
    event.preventDefault();
    onAdd(keys);
    setText("");
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Enter in its field adds a row
    <div onKeyDown={onKeyDown} className={tw`min-w-0`}>
      <Field label={texts.entry} help={<span className={tw`sr-only`}>{texts.entryHelp}</span>}>
        <div className={tw`flex gap-2 [&>div]:flex-1`}>
          <Combobox
            ref={ref}
            icon={ScanBarcode}
            value={text}
            onValueChange={setText}
            suggestions={donors.map((donor) => suggestionOf(donor, verdictOf(donor)))}
            onChoose={choose}
            maxLength={200}
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="enter"
            onPaste={onPaste}
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
      <p role="status" className={tw`sr-only`}>
        {people?.donors && (donors.length > 0 ? texts.people(donors.length) : texts.nobody)}
      </p>
    </div>
  );
}

function suggestionOf(donor: FoundDonor, verdict: Verdict): Suggestion {
  const { _id, cardNumber, birthday, area, bloodGroup } = donor;
  // of a donor of another zone, name and group only
  const facts = verdict.kind === "elsewhere" ? [] : [cardNumber, birthday && formatLongDate(birthday), area];
  return {
    key: _id,
    label: [registryName(donor), ...facts].filter(Boolean).join(", "),
    hint: (
      <span className={tw`flex items-center gap-3`}>
        <BloodGroupTag group={bloodGroup} />
        <VerdictMark verdict={verdict} />
      </span>
    ),
  };
}
