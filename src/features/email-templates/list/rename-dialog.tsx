import { useState } from "react";
import { MAX_TEMPLATE_NAME } from "../../../domain/constants";
import { Button } from "../../../ui/buttons/button";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import type { Shown } from "../../../ui/overlay/use-opened";
import type { TemplateRow } from "../template";
import { useTextChange } from "../writes/use-text-change";
import { texts } from "./texts";

/** Asks how a template of the list is to be called. */
export function RenameDialog({ template, open, onClose }: Shown & { template: TemplateRow }) {
  const { before, warning, writing, save } = useTextChange(template, "name", onClose);
  const [name, setName] = useState(before);
  const missing = name.trim() === "";
  const submit = () => {
    if (!missing && !writing) void save(name.trim());
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={texts.renameTitle}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button kind="primary" onClick={submit} loading={writing} loadingLabel={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        className={tw`mt-2`}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
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
      </form>
    </Dialog>
  );
}
