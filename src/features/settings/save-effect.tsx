import { useRef, useState, createContext, use, useEffect } from "react";
import { tw } from "../../ui/tw";
import { ConfirmDialog } from "../../ui/overlay/action-dialogs";
import { texts } from "./texts";
import type { Preview } from "./use-preview";
import type { UseFormReturn } from "react-hook-form";
import type { FormValues } from "../../domain/fields/form-values";

interface SaveConfirmation {
  /** Opens the dialog. @returns whether the user confirms */
  ask: () => Promise<boolean>;
  open: boolean;
  answer: (confirmed: boolean) => void;
}

/** Holds a save until the user has confirmed it in a {@link ConfirmSaveDialog}. */
export function useSaveConfirmation(): SaveConfirmation {
  const [open, setOpen] = useState(false);
  const resolve = useRef<(confirmed: boolean) => void>(undefined);
  return {
    open,
    ask: () => {
      setOpen(true);
      return new Promise((done) => (resolve.current = done));
    },
    answer: (confirmed) => {
      setOpen(false);
      resolve.current?.(confirmed);
    },
  };
}

interface ConfirmSaveDialogProps {
  confirmation: SaveConfirmation;
  title: string;
  /** What the save changes. */
  effect: string;
  /** The effect is still being counted: the confirmation waits for it. */
  counting: boolean;
  save: string;
}

/** Asks whether to save, with what that changes. */
export const ConfirmSaveDialog = ({
  confirmation: { open, answer },
  title,
  effect,
  counting,
  save,
}: ConfirmSaveDialogProps) => (
  <ConfirmDialog
    open={open}
    onClose={() => answer(false)}
    title={title}
    cancel={texts.back}
    submit={save}
    pending={counting}
    pendingLabel={effect}
    onSubmit={() => {
      answer(true);
      return false;
    }}
  >
    <p aria-live="polite" className={tw`mt-1 font-medium`}>
      {effect}
    </p>
  </ConfirmDialog>
);

interface EffectTexts<T> {
  counting: string;
  effect: (data: T) => string;
}

/** Returns whether the server is counting what a save would change. */
export const isCounting = (preview: Preview<unknown>): boolean =>
  preview.status === "loading" || (preview.status === "ready" && preview.asking);

/** @returns what a save would change, in words; "" if nobody can say */
export function effectWords<T>(preview: Preview<T>, { counting, effect }: EffectTexts<T>): string {
  if (preview.status === "error") return texts.previewFailed(preview.error.message);
  if (isCounting(preview)) return counting;
  return preview.status === "ready" && !preview.stale ? effect(preview.data) : "";
}

/** The field that the user changed last, and what a save would change now. */
interface Effect {
  field: string | null;
  words: string;
}

export const EffectContext = createContext<Effect>({ field: null, words: "" });

/** @returns the name of the field that the user changed last; null after a reset of the form */
export function useEditedField({ watch }: UseFormReturn<FormValues>): string | null {
  const [edited, setEdited] = useState<string | null>(null);
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => setEdited(name ?? null));
    return unsubscribe;
  }, [watch]);
  return edited;
}

/** Shows the effect of a save beside the field that the user edits. Screen readers hear it from the card, which is live. */
export function FieldEffect({ of }: { of: string | readonly string[] }) {
  const { field, words } = use(EffectContext);
  const isHere = field !== null && [of].flat().includes(field);
  return isHere && words ? <p className={tw`text-label font-medium text-info-text text-pretty`}>{words}</p> : null;
}
