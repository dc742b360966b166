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
  label: string;
  start?: CaretStart;
  /** Where the tools are: floating above a block, or at the end of the row, on the mail's background or the page's. */
  tools: "above" | "beside" | "paper";
  onChange: (value: Paragraph[]) => void;
  /** Enter where there is one line, and Esc. */
  onLeave?: () => void;
}

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
        <ChipDialog editor={editor} isNew={dialog === "bySex"} onClose={close} />
      )}
    </>
  );
}
