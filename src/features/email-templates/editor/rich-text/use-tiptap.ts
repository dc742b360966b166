import { Editor, type Extensions } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Paragraph } from "../../../../domain/email-template/document";
import { fromTiptap, toTiptap, inOneLine } from "./convert";
import { Fragment, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { readPasted, type Pasted } from "../../../../domain/email-template/pasted";

/** Where the caret begins: where somebody pressed, or at the end. */
export type CaretStart = { x: number; y: number } | "end" | null;

interface TiptapOptions {
  extensions: Extensions;
  value: readonly Paragraph[];
  label: string;
  className: string;
  multiline: boolean;
  /** Asked once: the text takes the focus when it comes. */
  start?: CaretStart;
  onChange: (value: Paragraph[]) => void;
  /** Something was pasted of which not all is kept. */
  onDropped: () => void;
  /** Enter where there is one line, and Esc. */
  onLeave?: (() => void) | undefined;
  /** Enter or a press on a field or on words by sex. */
  onChip?: (() => void) | undefined;
}

/**
 * A text that is edited by Tiptap. Its undo is the editor's own, which knows the whole mail; what comes from there is shown.
 * @returns the editor, once it is there, drawn again with each of its selections
 */
export function useTiptap(box: RefObject<HTMLElement | null>, options: TiptapOptions): Editor | null {
  const { extensions, value, label, className, multiline } = options;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  /** What it shows, as JSON; and what it has told of that and hasn't been given back yet: letters come faster than drawings. */
  const shown = useRef(JSON.stringify(value));
  const told = useRef<string[]>([]);

  const changed = useEffectEvent((made: Editor) => {
    const next = fromTiptap(made.getJSON());
    shown.current = JSON.stringify(next);
    told.current.push(shown.current);
    options.onChange(next);
  });
  const dropped = useEffectEvent(() => options.onDropped());
  const pressed = useEffectEvent((event: KeyboardEvent, made: Editor): boolean => {
    const onChip = "node" in made.state.selection;
    if (event.key === "Enter" && onChip && options.onChip) options.onChip();
    else if (event.key === "Escape" && options.onLeave) options.onLeave();
    else if (event.key !== "Enter" || (multiline && !event.shiftKey)) return false;
    // one line stays one; what Shift and Enter make elsewhere the document doesn't know
    return true;
  });
  const pressedChip = useEffectEvent(() => options.onChip?.());
  const beginAt = useEffectEvent((made: Editor) => {
    const { start = null } = options;
    if (start === null) return;
    const found = start === "end" ? null : made.view.posAtCoords({ left: start.x, top: start.y });
    const { doc } = made.state;
    const at = found ? TextSelection.near(doc.resolve(found.pos)) : TextSelection.atEnd(doc);
    made.view.dispatch(made.state.tr.setSelection(at));
    made.view.focus();
  });
  const first = useEffectEvent(() => toTiptap(value));

  useLayoutEffect(() => {
    const made: Editor = new Editor({
      element: box.current,
      injectCSS: false,
      extensions,
      content: first(),
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-label": label,
          "aria-multiline": String(multiline),
          translate: "no", // a translator's elements would become part of the mail
          class: className,
        },
        handleKeyDown: (_, event) => pressed(event, made),
        handleDoubleClickOn: (_view, _pos, node) => {
          if (node.isText || !node.isInline) return false;
          pressedChip();
          return true;
        },
        // before ProseMirror reads the event: it parses the HTML even for its own `handlePaste` and `handleDrop`
        handleDOMEvents: {
          paste: (view, event) => pasteInto(view, event, event.clipboardData, dropped),
          // ProseMirror moves a text that is dragged within the editor
          drop: (view, event) => !view.dragging && pasteInto(view, event, event.dataTransfer, dropped),
        },
      },
      onUpdate: () => changed(made),
      onTransaction: () => redraw((count) => count + 1),
    });
    setEditor(made);
    beginAt(made);
    return () => {
      made.destroy();
      setEditor(null);
    };
  }, [box, extensions, label, className, multiline]);

  useEffect(() => {
    const given = JSON.stringify(value);
    const echo = told.current.lastIndexOf(given);
    told.current.splice(0, echo + 1);
    if (!editor || echo >= 0 || shown.current === given) return;
    told.current = [];
    shown.current = given;
    const { from } = editor.state.selection;
    editor.commands.setContent(toTiptap(value), { emitUpdate: false });
    const { doc, tr } = editor.state;
    editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(Math.min(from, doc.content.size)))));
  }, [editor, value]);

  return editor;
}

/**
 * Puts what was pasted or dropped into a text. It is read by the domain, not by ProseMirror, which would give it to the
 * browser as HTML: a page's Trusted Types refuse that.
 * @returns whether there was something to put in
 */
function pasteInto(view: EditorView, event: Event, data: DataTransfer | null, onDropped: () => void): boolean {
  const html = data?.getData("text/html") ?? "";
  const plain = data?.getData("text/plain") ?? "";
  if (html === "" && plain === "") return false;
  event.preventDefault();
  const pasted: Pasted = html === "" ? fromLines(plain) : readPasted(html);
  const { schema, tr } = view.state;
  const oneLine = schema.nodes.bulletList === undefined;
  const { content = [] } = toTiptap(
    oneLine ? [{ style: "plain", line: inOneLine(pasted.paragraphs) }] : pasted.paragraphs,
  );
  const nodes = Fragment.from(content.map((node) => schema.nodeFromJSON(node)));
  view.dispatch(tr.replaceSelection(Slice.maxOpen(nodes)).scrollIntoView());
  if (pasted.dropped) onDropped();
  return true;
}

const fromLines = (plain: string): Pasted => ({
  paragraphs: plain
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((text) => ({ style: "plain", line: [{ kind: "text", text }] })),
  dropped: false,
});
