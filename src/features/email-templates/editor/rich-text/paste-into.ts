import { Fragment, Slice } from "@tiptap/pm/model";
import type { EditorView } from "@tiptap/pm/view";
import { readPasted, type Pasted } from "../../../../domain/email-template/pasted";
import { inOneLine, toTiptap } from "./convert";

/**
 * Puts what was pasted or dropped into a text. It is read by the domain, not by ProseMirror, which would give it to the
 * browser as HTML: a page's Trusted Types refuse that.
 * @returns whether there was something to put in
 */
export function pasteInto(view: EditorView, event: Event, data: DataTransfer | null, onDropped: () => void): boolean {
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
