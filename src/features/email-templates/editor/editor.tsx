import { useFeature } from "../../../api/react/use-feature";
import { History } from "lucide-react";
import { useCallback, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from "react";
import type { BlockPosition } from "../../../domain/email-template/edit-blocks";
import { newBlock } from "../../../domain/email-template/new-block";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { OthersLine } from "../../../shared/presence";
import { IconButton } from "../../../ui/buttons/icon-button";
import { useToast } from "../../../ui/toast/toast";
import { tw, cx } from "../../../ui/tw";
import { SendLink } from "../frame/send-link";
import { TemplateTabs } from "../frame/template-tabs";
import { TestMailButton } from "../preview/test-mail-button";
import { BottomBar, Sheets, type Sheet } from "./sheets";
import { Canvas, type Device } from "./canvas/canvas";
import { useBlockDrag, BeginDragContext, type Dragged } from "./canvas/use-block-drag";
import { SaveState } from "./saving/save-state";
import { SavingDialogs } from "./saving/saving-dialogs";
import type { Opened } from "./saving/use-autosave";
import type { Template } from "../template";
import { useSaving } from "./saving/use-saving";
import {
  newBlockId,
  ActingContext,
  EditingContext,
  AnnounceContext,
  OpenPropertiesContext,
} from "./state/editor-context";
import type { Content } from "./state/editor-state";
import { useEditor, useUndoKeys } from "./state/use-editor";
import { TopBar } from "./top-bar";
import { versionTexts, texts } from "./texts";
import { VersionsPanel } from "./versions/versions-panel";
import { Checks } from "./side/checks";
import { Outline } from "./side/outline";
import { Palette } from "./side/palette";
import { Properties } from "./side/properties";

interface EditorProps {
  template: Template;
  opened: Opened;
  /** The stored draft; null without one. */
  storedDraft: Content | null;
  /** The block to select first; null for none. */
  block: string | null;
}

export function Editor({ template, opened, storedDraft, block }: EditorProps) {
  const { _id: id } = template;
  const { content, act, acting, editing, undo, redo } = useEditor({ saved: opened.content, storedDraft, block });
  const { document } = content;
  const box = useRef<HTMLDivElement>(null);
  const mail = useRef<HTMLDivElement>(null);
  const properties = useRef<HTMLHeadingElement>(null);
  const [device, setDevice] = useState<Device>("desktop");
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [versions, setVersions] = useState(false);
  const hasVersions = useFeature("email-versions");
  const toast = useToast();
  const [announcement, announce] = useState("");
  const replace = (other: Content) => act({ type: "replace", content: other });
  const keeping = useSaving(id, content, opened, box, replace);
  const { saved, saving, hasUnsavedChanges, flush } = keeping;
  const keys = useUndoKeys(box, { undo, redo });

  const restore = (former: Content) => {
    keeping.keepVersion();
    replace(opened.nameLocked ? { ...former, name: content.name } : former);
    toast.success(versionTexts.restored);
  };
  const drop = (dragged: Dragged, place: BlockPosition) => {
    if (dragged.kind === "move") act({ type: "move", id: dragged.id, place, focus: true });
    else act({ type: "insert", block: newBlock(dragged.type, newBlockId(), document.brand), place });
  };
  const { target, begin: beginDrag } = useBlockDrag(mail, drop);
  const openProperties = useCallback(() => {
    const heading = properties.current;
    if (heading?.checkVisibility()) heading.focus();
    else setSheet("properties");
  }, []);
  return (
    <EditorContexts
      editing={editing}
      acting={acting}
      announce={announce}
      beginDrag={beginDrag}
      openProperties={openProperties}
    >
      {/* Ctrl+Z works wherever the focus is in the editor. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} onKeyDown={keys} className={tw`relative flex min-w-0 flex-col`}>
        <TopBar
          exit={addressOf(hrefFor("emailTemplates"))}
          name={content.name}
          nameLocked={opened.nameLocked}
          onRename={(name) => act({ type: "rename", name })}
          state={<SaveState saved={saved} saving={saving} hasUnsavedChanges={hasUnsavedChanges} />}
          device={device}
          onDevice={setDevice}
          onUndo={undo}
          onRedo={redo}
          send={<SendLink template={template} />}
          saving={saving.status === "saving"}
          onSave={keeping.save}
        >
          {hasVersions && <IconButton icon={History} label={versionTexts.title} onClick={() => setVersions(true)} />}
          <TestMailButton id={id} subject={undefined} document={content.document} saveFirst={flush} />
        </TopBar>
        <div className={tw`print:hidden border-b border-line bg-surface px-4 narrow:px-2`}>
          <TemplateTabs id={id} tab="design" className={tw`-mb-px`} />
        </div>
        <OthersLine kind="emailTemplate" id={id} editing className={tw`border-b border-line bg-surface px-4 py-2`} />
        <EditorColumns properties={properties}>
          <Canvas mail={mail} device={device} target={target} />
        </EditorColumns>
        <BottomBar onOpen={setSheet} />
        <p role="status" className={tw`sr-only`}>
          {announcement}
        </p>
      </div>
      <Sheets open={sheet} onClose={() => setSheet(null)} />
      <VersionsPanel open={versions} id={id} now={content} onRestore={restore} onClose={() => setVersions(false)} />
      <SavingDialogs ownContent={content} saving={keeping} onDiscard={() => replace(saved.content)} />
    </EditorContexts>
  );
}

interface EditorContextsProps {
  editing: ComponentProps<typeof EditingContext>["value"];
  acting: ComponentProps<typeof ActingContext>["value"];
  announce: ComponentProps<typeof AnnounceContext>["value"];
  beginDrag: ComponentProps<typeof BeginDragContext>["value"];
  openProperties: ComponentProps<typeof OpenPropertiesContext>["value"];
  children: ReactNode;
}

/** Separate contexts, so that only what changes renders again. */
const EditorContexts = ({ editing, acting, announce, beginDrag, openProperties, children }: EditorContextsProps) => (
  <EditingContext value={editing}>
    <ActingContext value={acting}>
      <AnnounceContext value={announce}>
        <BeginDragContext value={beginDrag}>
          <OpenPropertiesContext value={openProperties}>{children}</OpenPropertiesContext>
        </BeginDragContext>
      </AnnounceContext>
    </ActingContext>
  </EditingContext>
);

interface EditorColumnsProps {
  properties: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

const beside = tw`hidden wide:block print:hidden flex-none border-line bg-surface`;
const heading = tw`px-1 text-label font-medium text-muted`;

const EditorColumns = ({ properties, children }: EditorColumnsProps) => (
  <div className={tw`flex flex-1`}>
    <aside aria-label={texts.palette} className={cx(beside, tw`w-[232px] border-r`)}>
      <div className={tw`sticky short:static top-14 grid gap-5 p-4`}>
        <section className={tw`grid gap-2`}>
          <h2 className={heading}>{texts.palette}</h2>
          <Palette />
        </section>
        <section className={tw`grid gap-1`}>
          <h2 className={heading}>{texts.outline}</h2>
          <Outline />
        </section>
      </div>
    </aside>
    <div className={tw`min-w-0 flex-1`}>{children}</div>
    <aside aria-label={texts.properties.title} className={cx(beside, tw`w-[280px] border-l`)}>
      <div className={tw`sticky short:static top-14 grid gap-6 p-4`}>
        <Properties heading={properties} headed />
        <Checks />
      </div>
    </aside>
  </div>
);
