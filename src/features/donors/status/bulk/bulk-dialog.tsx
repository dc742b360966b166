import { useFeature } from "../../../../api/react/use-feature";
import { useState } from "react";
import { useCan } from "../../../../api/react/ability";
import { useToday } from "../../../../api/react/use-today";
import { useUnmounted } from "../../../../ui/overlay/use-unmounted";
import { Checkbox } from "../../../../ui/field/choice";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { TextInput } from "../../../../ui/field/text-input";
import { BulkWindow, MAX_ROWS } from "../../../../shared/lists/bulk/bulk-window";
import { bulkTexts as sharedTexts } from "../../../../shared/lists/bulk/bulk-texts";
import type { BulkDialogProps } from "../../../../shared/lists/bulk/bulk-action";
import type { ExportedList } from "../../../../shared/lists/exports/exported-list";
import { countSelected } from "../../../../shared/lists/selection";
import { hintedName } from "../../../../domain/donor/registry-name";
import { MAX_REASON } from "../../../../domain/donor/suspension-reasons";
import { useBulkChoice, type NamedRow, type BulkChoice } from "./bulk-choice";
import { useBulkRun } from "./bulk-run";
import { bulkTexts } from "./bulk-texts";
import { useOfferedAction } from "../use-status-actions";
import { mayDo } from "../status-action";
import type { StatusChange } from "../status-change";
import { useTouched } from "../../../../shared/forms";
import { emptySuspension, readSuspension, type SuspensionField } from "../suspension/suspension-draft";
import { usePrintForm } from "../paper-form/use-print-form";
import { texts } from "../texts";
import { SuspensionFields } from "../suspension/suspension-fields";
import { WhatChangesForMany } from "../suspension/what-changes";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";

/** Final actions are only possible for one donor at a time. */
const ACTIONS = ["suspend", "lift", "deactivate", "reactivate", "invite", "printForm", "register"] as const;
type BulkAction = (typeof ACTIONS)[number];

/** Actions that can't be undone: the dialog shows the affected donors first. */
const PREVIEWED: ReadonlySet<BulkAction> = new Set(["invite", "printForm", "register"]);

interface BulkStatusProps extends BulkDialogProps<NamedRow> {
  /** The list in which they are selected: its selection may have more rows than `rows` can. */
  list?: ExportedList;
}

/** Changes the status of many donors, with a result for each and one undo for all. */
export function BulkDialog({ rows: selected, list: selectedList, open, onClose }: BulkStatusProps) {
  // rereading the lists may end the selection
  const [rows] = useState(() => selected && selected.map((row) => ({ id: row._id, name: hintedName(row) })));
  const [list] = useState(selectedList);
  const chosen = list?.selected;
  const count = rows?.length ?? (chosen ? countSelected(chosen, list.total) : null);
  const can = useCan();
  const today = useToday();
  const isOffered = useOfferedAction();
  const actions = ACTIONS.filter((action) => mayDo(can, false, action) && isOffered(action));
  const unmounted = useUnmounted(open);
  const [action, setAction] = useState<BulkAction>(actions[0] ?? "suspend");
  const [draft, setDraft] = useState(() => emptySuspension(today));
  const [reason, setReason] = useState("");
  const [certified, setCertified] = useState(false);
  const touched = useTouched<SuspensionField | "certified" | "deactivationReason">();
  const reasonHelp = useFeature("history") ? texts.reasonHelp : texts.inPlainLanguage;
  const title = count === null ? texts.menu : bulkTexts.title(count);
  const { bulk, run, runList } = useBulkRun(title);
  const read = readSuspension(draft, today);
  const print = usePrintForm();
  const previewRows = rows && rows.length <= MAX_ROWS ? rows : null;
  const hasPreview = PREVIEWED.has(action);
  const choice = useBulkChoice(hasPreview ? previewRows : null, action);
  const isPermanent = action === "suspend" && read.end === "permanent";

  const change = (): StatusChange | null => {
    switch (action) {
      case "printForm":
        return null;
      case "invite":
        return { action: "invite" };
      case "suspend":
        return isPermanent && !certified ? null : read.change;
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
  const apply = () => {
    touched.touchAll();
    if (action === "printForm")
      return void (
        choice.status === "ready" && print(choice.affected, today).then((done) => done && !unmounted() && onClose())
      );
    const statusChange = change();
    if (!statusChange) return;
    if (rows) run(rows, action, statusChange);
    else if (list) runList(list, action, statusChange);
  };
  return (
    <BulkWindow
      bulk={bulk}
      kind="donors"
      count={count}
      most={chosen ? Infinity : MAX_ROWS}
      names={hasPreview ? null : rows?.slice(0, MAX_ROWS).map(({ name }) => name)}
      open={open}
      onClose={onClose}
      large={action === "suspend"}
      danger={isPermanent}
      title={title}
      apply={hasPreview ? texts.actions[action][0] : bulkTexts.apply}
      applicable={!hasPreview || (choice.status === "ready" && choice.affected.length > 0)}
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
      {hasPreview && previewRows && <ChoiceList choice={choice} count={previewRows.length} />}
      {hasPreview && !previewRows && <p className={tw`text-muted`}>{sharedTexts.tooMany("donors", MAX_ROWS)}</p>}
      {action === "suspend" && (
        <SuspensionFields draft={draft} onDraft={setDraft} read={read} touched={touched} refused={{}} today={today}>
          {read.end !== null && <WhatChangesForMany read={read} />}
        </SuspensionFields>
      )}
      {isPermanent && (
        <Checkbox
          label={texts.certified}
          checked={certified}
          onChange={({ target }) => {
            setCertified(target.checked);
            touched.touch("certified");
          }}
          onBlur={touched.onBlur("certified")}
          error={touched.has("certified") && !certified ? texts.certifiedMissing : undefined}
        />
      )}
      {action === "deactivate" && (
        <Field
          label={texts.reason}
          help={reasonHelp}
          error={touched.has("deactivationReason") && !reason.trim() && texts.reasonMissing}
          onBlur={touched.onBlur("deactivationReason")}
        >
          <TextInput
            value={reason}
            maxLength={MAX_REASON}
            onChange={({ target }) => {
              setReason(target.value);
              touched.touch("deactivationReason");
            }}
          />
        </Field>
      )}
    </BulkWindow>
  );
}

/** Shows the affected and the excluded donors before the user confirms. */
function ChoiceList({ choice, count }: { choice: BulkChoice; count: number }) {
  if (choice.status === "reading")
    return (
      <p role="status" className={tw`text-muted`}>
        {bulkTexts.reading(choice.finished, count)}
      </p>
    );
  const { affected, excluded } = choice;
  return (
    <div className={tw`grid gap-3`}>
      <p role="status" className={tw`font-strong`}>
        {[
          bulkTexts.affected(affected.length),
          ...(excluded.length > 0 ? [bulkTexts.excluded(excluded.length)] : []),
        ].join(", ")}
      </p>
      {affected.length > 0 && <p className={tw`break-anywhere`}>{affected.map(hintedName).join(" · ")}</p>}
      {excluded.length > 0 && (
        <ul aria-label={bulkTexts.excludedList} className={tw`rounded border divide-y`}>
          {excluded.map(({ id, name, reason }) => (
            <li key={id} className={tw`px-3 py-2 leading-[1.4] break-anywhere`}>
              <b>{name || uiTexts.noName}</b> <span className={tw`text-muted`}>{reason}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
