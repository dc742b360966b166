import { Pencil, Plus, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { notDoneMessage } from "../../../api/errors";
import { MAX_REASONS } from "../../../domain/settings/check-rules";
import { reasonsToWire, type WireReason, type WireReasons } from "../../../domain/settings/wire";
import { DEFAULT_SUSPENSION_REASONS } from "../../../domain/donor/suspension-reasons";
import { useSection } from "../../../shared/settings";
import { IconButton } from "../../../ui/buttons/icon-button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { ConfirmDialog } from "../../../ui/overlay/action-dialogs";
import { tw } from "../../../ui/tw";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { useSectionWriter } from "../save-section";
import {
  editReason,
  reasonNow,
  withoutReason,
  withReason,
  type EditedReason,
  editedReasonsAnswer,
} from "./reason-draft";
import { ReasonEditor } from "./reason-editor";
import { ReasonLine } from "./reason-line";
import { texts } from "./texts";

const reasonTexts = texts.reasons;
const DEFAULTS = reasonsToWire(DEFAULT_SUSPENSION_REASONS);

/**
 * Edits the ready-made reasons for a suspension. Each change is saved at once and can be undone. What the user is typing
 * survives closing the dialog.
 */
export function ReasonsDialog({ open, onClose }: DialogProps) {
  const section = useSection(editedReasonsAnswer);
  const [edited, setEdited] = useState<EditedReason | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const writer = useSectionWriter("suspensionReasons", editedReasonsAnswer, reasonTexts.saved);
  const remover = useSectionWriter("suspensionReasons", editedReasonsAnswer, reasonTexts.removed);
  const reasons = section?.values.reasons ?? [];
  const version = section?.version ?? null;
  const writable = version !== null;
  // each save sends the whole list, so only one may run at a time
  const writing = writer.writing || remover.writing;

  const write = async (
    change: (reasons: readonly WireReason[]) => WireReason[],
    using = writer,
  ): Promise<string | null> => {
    if (!section || version === null) return null;
    setFailure(null);
    const values: WireReasons = { reasons: change(reasons) };
    const error = await using.save({ version, values, before: section.values });
    return error && (error.code === "version" ? reasonTexts.conflict : notDoneMessage(error, reasonTexts.notSaved));
  };
  const remove = async (reason: WireReason) => setFailure(await write((all) => withoutReason(all, reason), remover));
  const editor = edited && (
    <ReasonEditor
      reasons={reasons}
      edited={edited}
      onEdit={setEdited}
      onCancel={() => setEdited(null)}
      writing={writing}
      onSave={async (reason) => {
        const message = await write((all) => withReason(all, edited.before, reason));
        if (message === null) setEdited(null);
        return message;
      }}
    />
  );
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      alert={false}
      large
      title={reasonTexts.title}
      description={writable ? reasonTexts.lead : reasonTexts.readOnly}
      note={
        writable &&
        JSON.stringify(reasons) !== JSON.stringify(DEFAULTS.reasons) && (
          <VanishingButton
            icon={RotateCcw}
            onClick={() => void write(() => DEFAULTS.reasons).then(setFailure)}
            disabled={writing}
            className={tw`mr-auto`}
          >
            {reasonTexts.reset}
          </VanishingButton>
        )
      }
      cancel={reasonTexts.close}
      cancelKind="secondary"
      submit={writable && !edited && reasons.length < MAX_REASONS ? reasonTexts.add : null}
      icon={Plus}
      kind="secondary"
      error={failure}
      onSubmit={() => {
        setEdited(editReason(null));
        return false;
      }}
    >
      <ul className={tw`mt-4 grid divide-y rounded border border-line`}>
        {reasons.map((reason) => (
          <li key={reason.label}>
            {edited?.before?.label === reason.label ? (
              editor
            ) : (
              <FocusFallback className={tw`flex items-center gap-1 px-4 py-2 narrow:px-3`}>
                <ReasonLine reason={reason} />
                {writable && !edited && (
                  <IconButton
                    icon={Pencil}
                    label={reasonTexts.edit(reason.label)}
                    onClick={() => setEdited(editReason(reason))}
                  />
                )}
                {writable && !edited && reasons.length > 1 && (
                  <IconButton
                    icon={Trash2}
                    label={reasonTexts.remove(reason.label)}
                    onClick={() => void remove(reason)}
                    disabled={writing}
                  />
                )}
              </FocusFallback>
            )}
          </li>
        ))}
        {/* a new reason, and a reason that somebody else has removed or renamed */}
        {edited && !reasonNow(reasons, edited.before) && <li>{editor}</li>}
      </ul>
    </ConfirmDialog>
  );
}
