import { useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { useToday } from "../../../../api/react/use-today";
import { useUnmounted } from "../../../../ui/overlay/use-unmounted";
import { Checkbox } from "../../../../ui/field/choice";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { TextInput } from "../../../../ui/field/text-input";
import { BulkWindow, MAX_ROWS } from "../../../../shared/lists/bulk/bulk-window";
import type { BulkRow } from "../../../../shared/lists/bulk/use-bulk";
import type { BulkDialogProps } from "../../../../shared/lists/bulk/bulk-action";
import { hintedName } from "../../../../domain/donor/registry-name";
import { MOST_REASON } from "../../../../domain/donor/suspension-reasons";
import { useBulkChoice, type NamedRow, type BulkChoice } from "../bulk-choice";
import { useBulkRun } from "../bulk-run";
import { bulkTexts } from "../bulk-texts";
import { useOfferedAction } from "../use-status-actions";
import { mayDo } from "../status-action";
import type { StatusChange } from "../status-change";
import { useTouched } from "../../../../shared/forms";
import { emptySuspension, readSuspension, type SuspensionField } from "../suspension-draft";
import { usePrintForm } from "../use-print-form";
import { texts } from "../texts";
import { SuspensionFields } from "./suspension-fields";
import { WhatChangesForMany } from "./what-changes";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";

/** What can be done with many: what is final is decided for one person at a time. */
const ACTIONS = ["suspend", "lift", "deactivate", "reactivate", "invite", "printForm", "register"] as const;
type BulkAction = (typeof ACTIONS)[number];

/** Of what can't be taken back it is told beforehand whom it touches. */
const TELLS: ReadonlySet<BulkAction> = new Set(["invite", "printForm", "register"]);

/** Changes the status of many donors, tells for each what has become of it, and takes all of it back with one press. */
export function BulkDialog({ rows: selected, open, onClose }: BulkDialogProps<NamedRow>) {
  // rereading the lists may end the selection
  const [rows] = useState(() => selected && selected.map((row) => ({ id: row._id, name: hintedName(row) })));
  const can = useCan();
  const today = useToday();
  const isOffered = useOfferedAction();
  const actions = ACTIONS.filter((action) => mayDo(can, false, action) && isOffered(action));
  const left = useUnmounted(open);
  const [action, setAction] = useState<BulkAction>(actions[0] ?? "suspend");
  const [draft, setDraft] = useState(() => emptySuspension(today));
  const [reason, setReason] = useState("");
  const [certified, setCertified] = useState(false);
  const touched = useTouched<SuspensionField | "certified" | "why">();
  const { bulk, run } = useBulkRun();
  const read = readSuspension(draft, today);
  const print = usePrintForm();
  const few = rows && rows.length <= MAX_ROWS ? rows : null;
  const tells = TELLS.has(action);
  const choice = useBulkChoice(tells ? few : null, action);
  const forEver = action === "suspend" && read.end === "ever";

  const change = (): StatusChange | null => {
    switch (action) {
      case "printForm":
        return null;
      case "invite":
        return { action: "invite" };
      case "suspend":
        return forEver && !certified ? null : read.change;
      case "deactivate":
        return reason.trim() ? { action: "set", status: "inactive", reason: reason.trim() } : null;
      case "reactivate":
        return { action: "set", status: "active", reason: null };
      case "lift":
        return { action: "lift", reason: null };
      case "register":
        return { action: "register", cardNumber: null };
    }
  };
  const apply = (all: readonly BulkRow[]) => {
    touched.tryAll();
    if (action === "printForm")
      return void (
        choice.status === "ready" && print(choice.touched, today).then((done) => done && !left() && onClose())
      );
    const made = change();
    if (made) void run(all, action, made);
  };
  return (
    <BulkWindow
      bulk={bulk}
      kind="donors"
      rows={rows}
      {...(!tells && { nameOf: ({ name }: BulkRow) => name })}
      open={open}
      onClose={onClose}
      large={action === "suspend"}
      danger={forEver}
      title={rows ? bulkTexts.title(rows.length) : texts.menu}
      apply={tells ? texts.actions[action][0] : bulkTexts.apply}
      applicable={!tells || (choice.status === "ready" && choice.touched.length > 0)}
      onApply={apply}
      texts={bulkTexts}
    >
      <Field label={bulkTexts.what}>
        <Select
          data-autofocus
          value={action}
          onChange={({ target }) => setAction(target.value as BulkAction)}
          options={actions.map((value) => ({ value, label: texts.actions[value][0] }))}
        />
      </Field>
      {tells && few && <ChoiceList choice={choice} of={few.length} />}
      {action === "suspend" && (
        <SuspensionFields draft={draft} onDraft={setDraft} read={read} touched={touched} refused={{}} today={today}>
          {read.end !== null && <WhatChangesForMany read={read} />}
        </SuspensionFields>
      )}
      {forEver && (
        <Checkbox
          label={texts.certified}
          checked={certified}
          onChange={({ target }) => {
            setCertified(target.checked);
            touched.touch("certified");
          }}
          onBlur={touched.leave("certified")}
          error={touched.has("certified") && !certified ? texts.certifiedMissing : undefined}
        />
      )}
      {action === "deactivate" && (
        <Field
          label={texts.reason}
          help={texts.reasonHelp}
          error={touched.has("why") && !reason.trim() && texts.reasonMissing}
          onBlur={touched.leave("why")}
        >
          <TextInput
            value={reason}
            maxLength={MOST_REASON}
            onChange={({ target }) => {
              setReason(target.value);
              touched.touch("why");
            }}
          />
        </Field>
      )}
    </BulkWindow>
  );
}

/** Whom a step will touch and who is left out, and why, before it is confirmed. */
function ChoiceList({ choice, of }: { choice: BulkChoice; of: number }) {
  if (choice.status === "reading")
    return (
      <p role="status" className={tw`text-muted`}>
        {bulkTexts.reading(choice.finished, of)}
      </p>
    );
  const { touched, left } = choice;
  return (
    <div className={tw`grid gap-3`}>
      <p role="status" className={tw`font-strong`}>
        {[bulkTexts.touched(touched.length), ...(left.length > 0 ? [bulkTexts.left(left.length)] : [])].join(", ")}
      </p>
      {touched.length > 0 && <p className={tw`break-anywhere`}>{touched.map(hintedName).join(" · ")}</p>}
      {left.length > 0 && (
        <ul aria-label={bulkTexts.leftOut} className={tw`rounded border divide-y`}>
          {left.map(({ id, name, why }) => (
            <li key={id} className={tw`px-3 py-2 leading-[1.4] break-anywhere`}>
              <b>{name || uiTexts.noName}</b> <span className={tw`text-muted`}>{why}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
