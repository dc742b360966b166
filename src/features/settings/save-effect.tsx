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
  /** The server is still counting: the dialog can't be confirmed yet. */
  counting: boolean;
  save: string;
}

/** Asks whether to save, and shows what that changes. */
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

/** @returns whether the server is counting what a save would change */
export const isCounting = (preview: Preview<unknown>): boolean =>
  preview.status === "loading" || (preview.status === "ready" && preview.asking);

/** @returns a sentence about what a save would change; "" if it isn't known */
export function effectText<T>(preview: Preview<T>, { counting, effect }: EffectTexts<T>): string {
  if (preview.status === "error") return texts.previewFailed(preview.error.message);
  if (isCounting(preview)) return counting;
  return preview.status === "ready" && !preview.stale ? effect(preview.data) : "";
}

/** The field that the user changed last, and what a save would change now. */
interface Effect {
  field: string | null;
  text: string;
}

export const EffectContext = createContext<Effect>({ field: null, text: "" });

/** @returns the name of the field that the user changed last; null after a reset of the form */
export function useEditedField({ watch }: UseFormReturn<FormValues>): string | null {
  const [edited, setEdited] = useState<string | null>(null);
  useEffect(() => {
    const { unsubscribe } = watch((_values, { name }) => setEdited(name ?? null));
    return unsubscribe;
  }, [watch]);
  return edited;
}

/** Shows the effect of a save beside the edited field. Screen readers announce it from the preview card, a live region. */
export function FieldEffect({ fields }: { fields: string | readonly string[] }) {
  const { field, text } = use(EffectContext);
  const isHere = field !== null && [fields].flat().includes(field);
  return isHere && text ? <p className={tw`text-label font-medium text-info-text text-pretty`}>{text}</p> : null;
}
