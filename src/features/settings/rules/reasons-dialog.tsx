import { Pencil, Plus, RotateCcw, Trash2 } from "lucide-react";
import { useState } from "react";
import { notDoneMessage } from "../../../api/errors";
import { MOST_REASONS } from "../../../domain/settings/check-rules";
import { reasonsToWire, type WireReason, type WireReasons } from "../../../domain/settings/wire";
import { DEFAULT_SUSPENSION_REASONS } from "../../../domain/donor/suspension-reasons";
import { useSection } from "../../../shared/settings";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { Button } from "../../../ui/buttons/button";
import { IconButton } from "../../../ui/buttons/icon-button";
import { FocusFallback } from "../../../ui/focus/focus-fallback";
import { Dialog } from "../../../ui/overlay/dialog";
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

const words = texts.reasons;
const DEFAULTS = reasonsToWire(DEFAULT_SUSPENSION_REASONS);

/**
 * The ready-made reasons for a suspension: each is changed by itself and saved at once, with a way to undo it. What is being
 * typed stays while the window is closed and opened again.
 */
export function ReasonsDialog({ open, onClose }: DialogProps) {
  const section = useSection(editedReasonsAnswer);
  const [edited, setEdited] = useState<EditedReason | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const writer = useSectionWriter("suspensionReasons", editedReasonsAnswer, words.saved);
  const remover = useSectionWriter("suspensionReasons", editedReasonsAnswer, words.removed);
  const reasons = section?.values.reasons ?? [];
  const version = section?.version ?? null;
  const writable = version !== null;
  // each sends the whole list as it is now: one after the other
  const writing = writer.writing || remover.writing;

  const write = async (
    change: (reasons: readonly WireReason[]) => WireReason[],
    by = writer,
  ): Promise<string | null> => {
    if (!section || version === null) return null;
    setFailure(null);
    const values: WireReasons = { reasons: change(reasons) };
    const refused = await by.save({ version, values, before: section.values });
    return refused && (refused.code === "version" ? words.conflict : notDoneMessage(refused, words.notSaved));
  };
  const remove = async (reason: WireReason) => setFailure(await write((all) => withoutReason(all, reason), remover));
  const editor = edited && (
    <ReasonEditor
      reasons={reasons}
      edited={edited}
      onEdit={setEdited}
      onLeave={() => setEdited(null)}
      writing={writing}
      onSave={async (reason) => {
        const why = await write((all) => withReason(all, edited.before, reason));
        if (why === null) setEdited(null);
        return why;
      }}
    />
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      large
      title={words.title}
      description={writable ? words.lead : words.readOnly}
      footer={
        <>
          {writable && JSON.stringify(reasons) !== JSON.stringify(DEFAULTS.reasons) && (
            <VanishingButton
              icon={RotateCcw}
              onClick={() => void write(() => DEFAULTS.reasons).then(setFailure)}
              disabled={writing}
              className={tw`mr-auto`}
            >
              {words.reset}
            </VanishingButton>
          )}
          <Button onClick={onClose}>{words.close}</Button>
          {writable && !edited && reasons.length < MOST_REASONS && (
            <Button icon={Plus} onClick={() => setEdited(editReason(null))}>
              {words.add}
            </Button>
          )}
        </>
      }
    >
      <div className={tw`mt-4 grid gap-3`}>
        <AlertRegion title={failure} />
        <ul className={tw`grid divide-y rounded border border-line`}>
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
                      label={words.edit(reason.label)}
                      onClick={() => setEdited(editReason(reason))}
                    />
                  )}
                  {writable && !edited && reasons.length > 1 && (
                    <IconButton
                      icon={Trash2}
                      label={words.remove(reason.label)}
                      onClick={() => void remove(reason)}
                      disabled={writing}
                    />
                  )}
                </FocusFallback>
              )}
            </li>
          ))}
          {/* a new one, and one that somebody else has taken away or given another name */}
          {edited && !reasonNow(reasons, edited.before) && <li>{editor}</li>}
        </ul>
      </div>
    </Dialog>
  );
}
