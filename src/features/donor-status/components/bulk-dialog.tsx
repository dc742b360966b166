import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { useLackingWrites } from "../../../api/react/lacking-writes";
import { useToday } from "../../../api/react/use-today";
import { Checkbox } from "../../../ui/field/choice";
import { Field } from "../../../ui/field/field";
import { Select } from "../../../ui/field/select";
import { TextInput } from "../../../ui/field/text-input";
import { BulkWindow } from "../../bulk";
import type { BulkDialogProps } from "../../bulk/buttons";
import { useBulkRun } from "../bulk-run";
import { bulkTexts } from "../bulk-texts";
import { writeOf } from "../lacking-action";
import { mayDo } from "../status-action";
import type { StatusChange } from "../status-change";
import { useTouched } from "../../forms";
import { emptySuspension, readSuspension, type SuspensionField } from "../suspension-draft";
import { texts } from "../texts";
import { SuspensionFields } from "./suspension-fields";

/** What can be done with many: what is final is decided for one person at a time. */
const ACTIONS = ["suspend", "lift", "deactivate", "reactivate", "register"] as const;
type BulkAction = (typeof ACTIONS)[number];

/** Changes the status of many donors, tells for each what has become of it, and takes all of it back with one press. */
export function BulkDialog({ ids: selected, open, onClose }: BulkDialogProps) {
  // the selection may end when the lists are read again
  const [ids] = useState(selected);
  const can = useCan();
  const today = useToday();
  const lacking = useLackingWrites();
  const actions = ACTIONS.filter((action) => mayDo(can, false, action) && !lacking.has(writeOf(action)));
  const [action, setAction] = useState<BulkAction>(actions[0] ?? "suspend");
  const [draft, setDraft] = useState(() => emptySuspension(today));
  const [reason, setReason] = useState("");
  const [certified, setCertified] = useState(false);
  const touched = useTouched<SuspensionField | "certified" | "why">();
  const { bulk, run } = useBulkRun();
  const read = readSuspension(draft, today);
  const forEver = action === "suspend" && read.end === "ever";

  const change = (): StatusChange | null => {
    switch (action) {
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
  const apply = (all: readonly string[]) => {
    touched.tryAll();
    const made = change();
    if (made) void run(all, action, made);
  };
  return (
    <BulkWindow
      bulk={bulk}
      ids={ids}
      open={open}
      onClose={onClose}
      large={action === "suspend"}
      danger={forEver}
      title={ids ? bulkTexts.title(ids.length) : texts.menu}
      apply={bulkTexts.apply}
      onApply={apply}
      words={bulkTexts}
    >
      <Field label={bulkTexts.what}>
        <Select
          data-autofocus
          value={action}
          onChange={({ target }) => setAction(target.value as BulkAction)}
          options={actions.map((value) => ({ value, label: texts.actions[value][0] }))}
        />
      </Field>
      {action === "suspend" && (
        <SuspensionFields draft={draft} onDraft={setDraft} read={read} touched={touched} refused={{}} today={today} />
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
            maxLength={200}
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
