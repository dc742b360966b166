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
import { useOpened } from "../../../ui/overlay/use-opened";
import { uiTexts } from "../../../ui/texts";
import type { TemplateRow } from "../template";
import { RemoveDialog } from "./remove-dialog";
import { RenameDialog } from "./rename-dialog";
import { StopFirstDialog } from "./stop-first-dialog";
import { texts } from "./texts";
import { useTemplateActions } from "./use-template-actions";

/** A row's "…": what can be done with its template. */
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
    // it may have been scheduled since the list was read
    else if (await removeNow()) stopFirst.show();
  };
  const name = template.name || uiTexts.noName;
  const may = { create: can("create", "EmailTemplate"), change: can("update", "EmailTemplate") };
  const putEntry = (to: TemplateState, icon: typeof Check, label: string = texts.put[to]): MenuEntry => ({
    kind: "item",
    label,
    icon,
    onSelect: () => void put(to),
  });
  // a server that tells no states keeps none
  const states = (): MenuEntry[] => {
    if (state === null || !may.change) return [];
    if (state === "archived") return [putEntry("draft", ArchiveRestore, texts.unarchive)];
    const other = state === "ready" ? putEntry("draft", SquarePen) : putEntry("ready", Check);
    return [other, putEntry("archived", Archive)];
  };
  const entries: MenuEntry[] = [
    { kind: "item", label: texts.open, icon: ExternalLink, href: addressOf(hrefFor("emailTemplate", { id: _id })) },
    ...(state === "ready" && may.change && hasSending
      ? [{ kind: "item" as const, label: texts.send, icon: Send, href: addressOf(newSendingPlace(_id)) }]
      : []),
    ...(may.create
      ? [{ kind: "item" as const, label: texts.duplicate, icon: Copy, onSelect: () => void duplicate() }]
      : []),
    ...(may.change ? [{ kind: "item" as const, label: texts.rename, icon: Pencil, onSelect: rename.show }] : []),
    ...states(),
    ...(can("delete", "EmailTemplate")
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
