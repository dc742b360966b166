import { useFeature } from "../../../../api/react/use-feature";
import { useEffect, useRef, useState } from "react";
import { Field } from "../../../../ui/field/field";
import { Select } from "../../../../ui/field/select";
import { TextInput } from "../../../../ui/field/text-input";
import { tw } from "../../../../ui/tw";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../../ui/texts";
import { useTouched } from "../../../../shared/forms";
import { presentStatus, STATUS_LABELS, type Status } from "../../../../domain/donor/status";
import { MAX_REASON } from "../../../../domain/donor/suspension-reasons";
import { trimText } from "../../../../domain/text";
import { sendingTexts } from "../sending-texts";
import type { StatusChange } from "../status-change";
import { RefusalBanner } from "../refusal";
import type { StatusDialogProps } from "../status-dialog-props";
import { texts } from "../texts";
import { useStatusChange } from "../use-status-change";

/** The actions that need at most a reason. */
type ReasonedAction = "lift" | "reactivate" | "deactivate" | "takeBack" | "die" | "remove" | "register" | "invite";

const NEEDS_REASON: ReadonlySet<ReasonedAction> = new Set(["deactivate", "takeBack", "die"]);
const DANGER: ReadonlySet<ReasonedAction> = new Set(["die", "remove", "takeBack"]);

/** Confirms a change of status, and asks for the reason if one is required. */
export function ReasonDialog({
  action,
  donor,
  name,
  open,
  onClose,
  onRemoved,
}: StatusDialogProps & { action: ReasonedAction; onRemoved: () => void }) {
  const [reason, setReason] = useState("");
  const [card, setCard] = useState(donor.cardNumber ?? "");
  const [target, setTarget] = useState<Status>(() => targetsOf(donor)[0] ?? "active");
  const touched = useTouched<"reason">();
  const { write, refusal } = useStatusChange(donor, ["reason", "statusReason", "cardNumber"], {
    open,
    name,
  });
  // after a removal the page closes, unless the user has closed the dialog before
  const closed = useRef(false);
  useEffect(() => {
    closed.current ||= !open;
  }, [open]);
  const sends = useFeature("email-sending");
  const reasonHelp = useFeature("history") ? texts.reasonHelp : texts.inPlainLanguage;
  const asks = NEEDS_REASON.has(action);
  const reasonText = reason.trim();
  const missing = asks && !reasonText;
  const refused = refusal?.fields ?? {};
  const confirm = async () => {
    touched.touchAll();
    if (missing || !(await write(changeOf(action, reasonText || null, { card: trimText(card), target, donor }))))
      return false;
    if (action === "remove" && !closed.current) onRemoved();
    return null;
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      alert={DANGER.has(action)}
      title={texts.titles[action](name)}
      description={(sends && sendingTexts.hints[action]) || texts.hints[action]}
      submit={texts.confirm[action]}
      kind={DANGER.has(action) ? "danger-solid" : "primary"}
      pendingLabel={uiTexts.saving}
      onSubmit={confirm}
    >
      <div className={tw`mt-4 grid gap-4 empty:hidden`}>
        {action === "invite" && donor.email && (
          <p className={tw`break-anywhere`}>
            {texts.inviteTo} <b>{donor.email}</b>
          </p>
        )}
        {action === "register" && (
          <Field label={texts.card} help={texts.cardHelp} optional error={refused.cardNumber}>
            <TextInput data-autofocus value={card} maxLength={40} onChange={(event) => setCard(event.target.value)} />
          </Field>
        )}
        {action === "takeBack" && donor.status === "dead" && (
          <Field label={texts.newStatus}>
            <Select
              value={target}
              onChange={(event) => setTarget(event.target.value as Status)}
              options={targetsOf(donor).map((value) => ({ value, label: STATUS_LABELS[value] }))}
            />
          </Field>
        )}
        {asks && (
          <Field
            label={texts.reason}
            help={reasonHelp}
            onBlur={touched.onBlur("reason")}
            error={(touched.has("reason") && missing && texts.reasonMissing) || refused.reason || refused.statusReason}
          >
            <TextInput
              data-autofocus
              value={reason}
              maxLength={MAX_REASON}
              onChange={(event) => {
                setReason(event.target.value);
                touched.touch("reason");
              }}
            />
          </Field>
        )}
        {action === "die" && <p className={tw`text-muted`}>{texts.finalHint}</p>}
        <RefusalBanner refusal={refusal} />
      </div>
    </ConfirmDialog>
  );
}

/** The statuses that can replace "dead": suspended only if the suspension is known. */
function targetsOf({ suspension }: StatusDialogProps["donor"]): Status[] {
  const suspended = suspension && (suspension.until ? "temporarilySuspended" : "suspended");
  return suspended ? [suspended, "active", "inactive"] : ["active", "inactive"];
}

interface Choices {
  card: string;
  target: Status;
  donor: StatusDialogProps["donor"];
}

function changeOf(action: ReasonedAction, reason: string | null, { card, target, donor }: Choices): StatusChange {
  switch (action) {
    case "invite":
      return { action: "invite" };
    case "register":
      return { action: "register", cardNumber: card || null };
    case "remove":
      return { action: "remove" };
    case "lift":
      return { action: "lift", reason };
    case "takeBack":
      return presentStatus(donor.status).status === "dead"
        ? { action: "set", status: target, reason }
        : { action: "lift", reason };
    default: {
      const status = action === "die" ? "dead" : action === "deactivate" ? "inactive" : "active";
      return { action: "set", status, reason };
    }
  }
}
