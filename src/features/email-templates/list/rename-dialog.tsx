import { useState } from "react";
import { MAX_TEMPLATE_NAME } from "../../../domain/constants";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import { uiTexts } from "../../../ui/texts";
import type { TemplateRow } from "../template";
import { useTextChange } from "../writes/use-text-change";
import { texts } from "./texts";

/** Asks how a template of the list is to be called. */
export function RenameDialog({ template, open, onClose }: DialogProps & { template: TemplateRow }) {
  const { before, warning, save } = useTextChange(template, "name", onClose);
  const [name, setName] = useState(before);
  const missing = name.trim() === "";
  const submit = async () => {
    if (!missing) await save(name.trim());
    return false as const;
  };
  return (
    <FormDialog {...{ open, onClose }} title={texts.renameTitle} submit={uiTexts.save} onSubmit={submit}>
      <Field
        label={texts.nameField}
        help={texts.nameHelp}
        warning={warning}
        error={missing ? texts.nameMissing : undefined}
      >
        <TextInput
          data-autofocus
          autoComplete="off"
          maxLength={MAX_TEMPLATE_NAME}
          value={name}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
