import {
  Archive,
  ArchiveRestore,
  Check,
  Copy,
  Ellipsis,
  ExternalLink,
  LoaderCircle,
  Pencil,
  Send,
  SquarePen,
  Trash2,
} from "lucide-react";
import { useCan } from "../../../api/react/ability";
import { useFeature } from "../../../api/react/use-feature";
import type { TemplateState } from "../../../domain/email-template/document";
import { hrefFor } from "../../../domain/routes";
import { newSendingPlace } from "../../../shared/mail-to";
import { addressOf } from "../../../shared/navigation";
import { IconButton } from "../../../ui/buttons/icon-button";
import { Menu } from "../../../ui/menu/menu";
import type { MenuEntry } from "../../../ui/menu/menu-entry";
import { cx, tw } from "../../../ui/tw";
import { useOpened, type DialogProps } from "../../../ui/overlay/use-opened";
import { uiTexts } from "../../../ui/texts";
import type { TemplateRow } from "../template";
import { texts } from "./texts";
import { useTemplateActions } from "./use-template-actions";
import { ConfirmDialog, FormDialog } from "../../../ui/overlay/action-dialogs";
import { useState } from "react";
import { MAX_TEMPLATE_NAME } from "../../../domain/constants";
import { Field } from "../../../ui/field/field";
import { TextInput } from "../../../ui/field/text-input";
import { useTextChange } from "../writes/use-text-change";
import { sendingsPlace } from "../sending/places";
import { Button } from "../../../ui/buttons/button";

export function TemplateMenu({ template }: { template: TemplateRow }) {
  const can = useCan();
  const hasSending = useFeature("email-sending");
  const rename = useOpened();
  const remove = useOpened();
  const stopFirst = useOpened();
  const { put, duplicate, removeNow, restores, running } = useTemplateActions(template);
  const { _id, state } = template;
  const sends = template.lastSending?.state === "scheduled" || template.lastSending?.state === "sending";
  const removal = async () => {
    if (sends) stopFirst.show();
    else if (!restores) remove.show();
    // a sending may have been scheduled since the list was read
    else if (await removeNow()) stopFirst.show();
  };
  const name = template.name || uiTexts.noName;
  const mayWrite = (field?: keyof TemplateRow) => can("update", "EmailTemplate", template, field);
  const putEntry = (to: TemplateState, icon: typeof Check, label: string = texts.put[to]): MenuEntry => ({
    kind: "item",
    label,
    icon,
    onSelect: () => void put(to),
  });
  // a server that returns no state stores none
  const states = (): MenuEntry[] => {
    if (state === null || !mayWrite("state")) return [];
    if (state === "archived") return [putEntry("draft", ArchiveRestore, texts.unarchive)];
    const other = state === "ready" ? putEntry("draft", SquarePen) : putEntry("ready", Check);
    return [other, putEntry("archived", Archive)];
  };
  const entries: MenuEntry[] = [
    { kind: "item", label: texts.open, icon: ExternalLink, href: addressOf(hrefFor("emailTemplate", { id: _id })) },
    ...(state === "ready" && mayWrite() && hasSending
      ? [{ kind: "item" as const, label: texts.send, icon: Send, href: addressOf(newSendingPlace(_id)) }]
      : []),
    ...(can("create", "EmailTemplate")
      ? [{ kind: "item" as const, label: texts.duplicate, icon: Copy, onSelect: () => void duplicate() }]
      : []),
    ...(mayWrite("name") ? [{ kind: "item" as const, label: texts.rename, icon: Pencil, onSelect: rename.show }] : []),
    ...states(),
    ...(can("delete", "EmailTemplate", template)
      ? [
          { kind: "separator" as const, key: "danger" },
          {
            kind: "item" as const,
            label: texts.remove,
            icon: Trash2,
            danger: true,
            onSelect: () => void removal(),
          },
        ]
      : []),
  ];
  return (
    <>
      <Menu
        align="end"
        trigger={(props) => (
          <IconButton
            icon={running ? LoaderCircle : Ellipsis}
            label={texts.actionsOf(name)}
            {...props}
            aria-busy={running}
            className={cx(running && tw`[&>svg]:animate-spin`)}
          />
        )}
        entries={entries}
      />
      {rename.times > 0 && <RenameDialog key={`rename ${rename.times}`} template={template} {...rename.shown} />}
      {remove.times > 0 && (
        <RemoveDialog
          key={`remove ${remove.times}`}
          template={template}
          {...remove.shown}
          onStopFirst={stopFirst.show}
        />
      )}
      {stopFirst.times > 0 && (
        <StopFirstDialog key={`stop ${stopFirst.times}`} template={template} {...stopFirst.shown} />
      )}
    </>
  );
}

interface RemoveDialogProps extends DialogProps {
  template: TemplateRow;
  /** The template has a running sending, which must be stopped first. */
  onStopFirst: () => void;
}

/** Asks before a removal that can't be undone. */
function RemoveDialog({ template, onStopFirst, ...dialog }: RemoveDialogProps) {
  const { removeNow } = useTemplateActions(template);
  return (
    <ConfirmDialog
      {...dialog}
      title={texts.removeTitle(template.name || uiTexts.noName)}
      description={texts.removeHint}
      focus="cancel"
      submit={texts.remove}
      kind="danger-solid"
      pendingLabel={texts.removing}
      onSubmit={async () => void ((await removeNow()) && onStopFirst())}
    />
  );
}

function RenameDialog({ template, open, onClose }: DialogProps & { template: TemplateRow }) {
  const { before, warning, save } = useTextChange(template, "name", onClose);
  const [name, setName] = useState(before);
  const missing = name.trim() === "";
  const submit = async () => {
    if (!missing) await save(name.trim());
    return false as const;
  };
  return (
    <FormDialog open={open} onClose={onClose} title={texts.renameTitle} submit={uiTexts.save} onSubmit={submit}>
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

/** Explains that a template with a running sending can't be removed, with a link to its sendings. */
const StopFirstDialog = ({ template, ...dialog }: DialogProps & { template: TemplateRow }) => (
  <ConfirmDialog
    {...dialog}
    title={texts.stopFirstTitle}
    description={texts.stopFirst(template.name || uiTexts.noName)}
    cancel={uiTexts.close}
    actions={
      <Button kind="primary" data-autofocus href={addressOf(sendingsPlace(template._id))}>
        {texts.toSendings}
      </Button>
    }
    submit={null}
    onSubmit={() => undefined}
  />
);
