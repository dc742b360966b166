import type { ComponentProps } from "react";
import { RecordFormFrame } from "../../shared/record-form";
import { VanishingButton } from "../../ui/buttons/vanishing-button";
import { uiTexts } from "../../ui/texts";

interface SettingsFormFrameProps extends Omit<
  ComponentProps<typeof RecordFormFrame>,
  "unchanged" | "otherActions" | "otherSave"
> {
  /** Whether there is something to save. */
  changed: boolean;
}

/** Shows a form of the settings. It stays open after a save, and "Annulla" discards the changes. */
export const SettingsFormFrame = ({ state, changed, ...look }: SettingsFormFrameProps) => (
  <RecordFormFrame
    {...look}
    state={{ ...state, submit: (event) => state.submit(event, "stay") }}
    unchanged={!changed}
    otherActions={
      changed && (
        <VanishingButton onClick={state.startOver} disabled={state.form.formState.isSubmitting}>
          {uiTexts.cancel}
        </VanishingButton>
      )
    }
  />
);
