import { History } from "lucide-react";
import { useCallback, useLayoutEffect, useMemo, useReducer, useRef, useState, type KeyboardEvent } from "react";
import { blockOf, type Place } from "../../../domain/email-template/edit-blocks";
import { newBlock } from "../../../domain/email-template/new-block";
import { hrefFor } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { LeaveDialog } from "../../../shared/record-form";
import { IconButton } from "../../../ui/icon-button";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useCommandKey } from "../../../ui/use-command-key";
import { useDelayed } from "../../../ui/use-delayed";
import { TestMailButton } from "../preview/test-mail-button";
import { BottomBar, type Sheet } from "./bottom-bar";
import { Canvas, type Device } from "./canvas/canvas";
import type { Dragged } from "./canvas/dragged";
import { useBlockDrag } from "./canvas/use-block-drag";
import { ConflictDialog } from "./saving/conflict-dialog";
import { SaveState } from "./saving/save-state";
import { useAutosave, type Saved } from "./saving/use-autosave";
import { useConflict } from "./saving/use-conflict";
import { useKeepDraft } from "./saving/use-draft";
import { useLeaving } from "./saving/use-leaving";
import { Sheets } from "./sheets";
import { EditorColumns } from "./editor-columns";
import { EditorContexts } from "./editor-contexts";
import { newBlockId } from "./state/editor-context";
import { beginEditing, reduceEditor, type Content, type EditorAction } from "./state/editor-state";
import { TopBar } from "./top-bar";
import { versionTexts } from "./versions/texts";
import { VersionsPanel } from "./versions/versions-panel";

interface EditorProps {
  id: string;
  saved: Saved;
  /** What was written before and not saved; null for nothing. */
  kept: Content | null;
  /** The block to begin with; null, or of one that isn't there: none. */
  block: string | null;
}

const begin = ({ saved, kept, block }: Pick<EditorProps, "saved" | "kept" | "block">) => {
  const begun = beginEditing(saved.content);
  const state = kept ? reduceEditor(begun, { type: "replace", content: kept, at: 0 }) : begun;
  const there = block !== null && blockOf(state.history.present.document, block);
  return there ? reduceEditor(state, { type: "select", id: block, focus: true, at: 0 }) : state;
};

/** The block editor: what is written, beside it what it is made of and what can be set. */
export function Editor({ id, saved: opened, kept, block }: EditorProps) {
  const [state, dispatch] = useReducer(reduceEditor, { saved: opened, kept, block }, begin);
  const { history, selected, focused } = state;
  const { present: content } = history;
  const { document } = content;
  const box = useRef<HTMLDivElement>(null);
  const mail = useRef<HTMLDivElement>(null);
  const properties = useRef<HTMLHeadingElement>(null);
  const [device, setDevice] = useState<Device>("desktop");
  const [sheet, setSheet] = useState<Sheet | null>(null);
  const [versions, setVersions] = useState(false);
  const toast = useToast();
  const [said, say] = useState("");

  const present = useRef(document);
  useLayoutEffect(() => {
    present.current = document;
  }, [document]);
  const act = useCallback((action: EditorAction) => dispatch({ ...action, at: Date.now() }), []);
  const acting = useMemo(() => ({ act, latest: () => present.current }), [act]);
  const editing = useMemo(() => ({ document, selected, focused }), [document, selected, focused]);

  const autosave = useAutosave(id, content, opened);
  const { saved, saving, written, flush } = autosave;
  const conflict = useConflict(id, content, autosave, (theirs) => act({ type: "replace", content: theirs }));
  const restore = (former: Content) => {
    autosave.keepVersion();
    act({ type: "replace", content: former });
    toast.success(versionTexts.restored);
  };
  const save = () => void (saving.status === "conflict" ? conflict.ask() : flush());
  const dropDraft = useKeepDraft(
    id,
    useMemo(() => (written ? { content, version: saved.version } : null), [written, content, saved.version]),
  );
  const { leaving, trying } = useLeaving(written, flush, dropDraft);
  const asks = useDelayed(trying, 600) || !trying;
  useCommandKey("s", box, save);

  const drop = (dragged: Dragged, place: Place) => {
    if (dragged.kind === "move") act({ type: "move", id: dragged.id, place, focus: true });
    else act({ type: "insert", block: newBlock(dragged.type, newBlockId(), document.brand), place });
  };
  const { target, begin: beginDrag } = useBlockDrag(mail, drop);
  const openProperties = useCallback(() => {
    const heading = properties.current;
    if (heading?.checkVisibility()) heading.focus();
    else setSheet("properties");
  }, []);
  const undo = history.past.length > 0 ? () => act({ type: "undo" }) : null;
  const redo = history.future.length > 0 ? () => act({ type: "redo" }) : null;
  const keys = (event: KeyboardEvent) => {
    // not in a window over the editor, whose fields have their own
    if (!box.current?.contains(event.target as Node) || !(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    const again = key === "y" || (key === "z" && event.shiftKey);
    if (!again && key !== "z") return;
    event.preventDefault();
    (again ? redo : undo)?.();
  };
  return (
    <EditorContexts {...{ editing, acting, say, beginDrag, openProperties }}>
      {/* Ctrl+Z takes back the last step, wherever in the editor the focus is. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div ref={box} onKeyDown={keys} className={tw`relative flex min-w-0 flex-col`}>
        <TopBar
          exit={addressOf(hrefFor("emailTemplate", { id }))}
          name={content.name}
          onRename={(name) => act({ type: "rename", name })}
          state={<SaveState saved={saved} saving={saving} written={written} />}
          device={device}
          onDevice={setDevice}
          onUndo={undo}
          onRedo={redo}
          saving={saving.status === "saving"}
          onSave={save}
        >
          <IconButton icon={History} label={versionTexts.title} onClick={() => setVersions(true)} />
          <TestMailButton id={id} before={flush} />
        </TopBar>
        <EditorColumns properties={properties}>
          <Canvas mail={mail} device={device} target={target} />
        </EditorColumns>
        <BottomBar onOpen={setSheet} />
        <p role="status" className={tw`sr-only`}>
          {said}
        </p>
      </div>
      <Sheets open={sheet} onClose={() => setSheet(null)} />
      <VersionsPanel open={versions} id={id} now={content} onRestore={restore} onClose={() => setVersions(false)} />
      {conflict.theirs && (
        <ConflictDialog
          open={conflict.open}
          mine={content}
          theirs={conflict.theirs}
          content={conflict.content}
          copying={conflict.copying}
          onMine={conflict.keepMine}
          onTheirs={conflict.takeTheirs}
          onCopy={() => void conflict.keepCopy()}
          onClose={conflict.close}
        />
      )}
      <LeaveDialog
        leaving={asks ? leaving : null}
        saving={trying}
        onDiscard={() => act({ type: "replace", content: saved.content })}
      />
    </EditorContexts>
  );
}
