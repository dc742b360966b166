import { Editor, type Extensions } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from "react";
import type { Paragraph } from "../../../../domain/email-template/document";
import { fromTiptap, toTiptap, inOneLine } from "./convert";
import { Fragment, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { readPasted, readPastedText } from "../../../../domain/email-template/pasted";

/** Where the caret begins: where somebody pressed, or at the end. */
export type CaretStart = { x: number; y: number } | "end" | null;

interface TiptapOptions {
  extensions: Extensions;
  value: readonly Paragraph[];
  label: string;
  className: string;
  multiline: boolean;
  /** If given, the text takes the focus when it mounts. */
  start?: CaretStart;
  onChange: (value: Paragraph[]) => void;
  onDropped: () => void;
  onLeave?: (() => void) | undefined;
  /** Enter or a press on a field or on words by sex. */
  onChip?: (() => void) | undefined;
}

/**
 * A text edited by Tiptap. The mail's editor has the undo steps, so changes of `value` are shown.
 * @returns the editor once it exists; renders again with each selection
 */
export function useTiptap(box: RefObject<HTMLElement | null>, options: TiptapOptions): Editor | null {
  const { extensions, value, label, className, multiline } = options;
  const [editor, setEditor] = useState<Editor | null>(null);
  const [, redraw] = useState(0);
  /**
   * What the editor shows, as JSON; and the changes that haven't come back as `value` yet, since typing is faster
   * than rendering.
   */
  const shown = useRef(JSON.stringify(value));
  const reported = useRef<string[]>([]);

  const changed = useEffectEvent((made: Editor) => {
    const next = fromTiptap(made.getJSON());
    shown.current = JSON.stringify(next);
    reported.current.push(shown.current);
    options.onChange(next);
  });
  const dropped = useEffectEvent(() => options.onDropped());
  const pressed = useEffectEvent((event: KeyboardEvent, made: Editor): boolean => {
    const onChip = "node" in made.state.selection;
    if (event.key === "Enter" && onChip && options.onChip) options.onChip();
    else if (event.key === "Escape" && options.onLeave) options.onLeave();
    else if (event.key !== "Enter" || (multiline && !event.shiftKey)) return false;
    // a line break within a paragraph has no place in the document
    return true;
  });
  const pressedChip = useEffectEvent(() => options.onChip?.());
  const placeCaret = useEffectEvent((made: Editor) => {
    const { start = null } = options;
    if (start === null) return;
    const found = start === "end" ? null : made.view.posAtCoords({ left: start.x, top: start.y });
    const { doc } = made.state;
    const at = found ? TextSelection.near(doc.resolve(found.pos)) : TextSelection.atEnd(doc);
    made.view.dispatch(made.state.tr.setSelection(at));
    made.view.focus();
  });
  const initialContent = useEffectEvent(() => toTiptap(value));

  useLayoutEffect(() => {
    const made: Editor = new Editor({
      element: box.current,
      injectCSS: false,
      extensions,
      content: initialContent(),
      editorProps: {
        attributes: {
          role: "textbox",
          "aria-label": label,
          "aria-multiline": String(multiline),
          translate: "no", // a translator would add elements to the mail
          class: className,
        },
        handleKeyDown: (_, event) => pressed(event, made),
        handleDoubleClickOn: (_view, _pos, node) => {
          if (node.isText || !node.isInline) return false;
          pressedChip();
          return true;
        },
        // before ProseMirror parses the HTML, which it does even for its own `handlePaste` and `handleDrop`
        handleDOMEvents: {
          paste: (view, event) => pasteInto(view, event, event.clipboardData, dropped),
          // ProseMirror moves text that is dragged within the editor
          drop: (view, event) => !view.dragging && pasteInto(view, event, event.dataTransfer, dropped),
        },
      },
      onUpdate: () => changed(made),
      onTransaction: () => redraw((count) => count + 1),
    });
    setEditor(made);
    placeCaret(made);
    return () => {
      made.destroy();
      setEditor(null);
    };
  }, [box, extensions, label, className, multiline]);

  useEffect(() => {
    const json = JSON.stringify(value);
    const echo = reported.current.lastIndexOf(json);
    reported.current.splice(0, echo + 1);
    if (!editor || echo >= 0 || shown.current === json) return;
    reported.current = [];
    shown.current = json;
    const { from } = editor.state.selection;
    editor.commands.setContent(toTiptap(value), { emitUpdate: false });
    const { doc, tr } = editor.state;
    editor.view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(Math.min(from, doc.content.size)))));
  }, [editor, value]);

  return editor;
}

/**
 * Inserts what was pasted or dropped. The domain parses it: ProseMirror would use the browser's parser, which a
 * page's Trusted Types refuse.
 * @returns whether there was anything to insert
 */
function pasteInto(view: EditorView, event: Event, data: DataTransfer | null, onDropped: () => void): boolean {
  const html = data?.getData("text/html") ?? "";
  const plain = data?.getData("text/plain") ?? "";
  if (html === "" && plain === "") return false;
  event.preventDefault();
  const pasted = html === "" ? readPastedText(plain) : readPasted(html);
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
