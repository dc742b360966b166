import { useRef, useState } from "react";
import type { Paragraph } from "../../../../domain/email-template/document";
import { useToast } from "../../../../ui/toast/toast";
import { texts } from "../texts";
import { ChipDialog } from "./chip-dialog";
import { LINE, PARAGRAPHS } from "./extensions";
import { FormatBar } from "./format-bar";
import { LinkDialog } from "./link-dialog";
import { textClass } from "./static-text";
import { useTiptap, type CaretStart } from "./use-tiptap";

interface RichTextProps {
  /** One line with fields, or paragraphs with marks and lists. */
  kind: "line" | "paragraphs";
  value: readonly Paragraph[];
  /** What it is called. */
  label: string;
  start?: CaretStart;
  /** Where the tools stand: floating above a block of the mail, or at the end of a row, on the mail's paper or beside it. */
  tools: "above" | "beside" | "paper";
  onChange: (value: Paragraph[]) => void;
  /** Enter where there is one line, and Esc. */
  onLeave?: () => void;
}

/** A text of the mail while it is written, with its tools. */
export function RichText({ kind, value, label, start = null, tools, onChange, onLeave }: RichTextProps) {
  const box = useRef<HTMLDivElement>(null);
  const toast = useToast();
  const [dialog, setDialog] = useState<"link" | "chip" | "bySex" | null>(null);
  const editor = useTiptap(box, {
    extensions: kind === "line" ? LINE : PARAGRAPHS,
    className: textClass[kind],
    multiline: kind === "paragraphs",
    value,
    label,
    start,
    onChange,
    onLeave,
    onDropped: () => toast.info(texts.pasteDropped),
    onChip: () => setDialog("chip"),
  });
  const close = () => {
    setDialog(null);
    editor?.commands.focus();
  };
  return (
    <>
      <div ref={box} />
      {editor && <FormatBar editor={editor} kind={kind} place={tools} onOpen={setDialog} />}
      {editor && dialog === "link" && <LinkDialog editor={editor} onClose={close} />}
      {editor && (dialog === "chip" || dialog === "bySex") && (
        <ChipDialog editor={editor} added={dialog === "bySex"} onClose={close} />
      )}
    </>
  );
}
