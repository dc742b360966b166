import { useRef, useState } from "react";
import type { Paragraph } from "../../../../domain/email-template/document";
import { useToast } from "../../../../ui/toast/toast";
import { texts } from "../texts";
import { LINE, PARAGRAPHS } from "./extensions";
import { FormatBar } from "./format-bar";
import { textClass } from "./static-text";
import { type Editor, getMarkRange } from "@tiptap/core";
import { NodeSelection } from "@tiptap/pm/state";
import { isMergeField, MERGE_FIELDS } from "../../../../domain/email-template/merge-fields";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import { linkAddress } from "../../../../domain/email-template/addresses";
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

interface ChipDialogProps {
  editor: Editor;
  /** True: adds words by sex. False: changes the selected chip. */
  isNew: boolean;
  onClose: () => void;
}

const DEAR = { female: "Cara", male: "Caro", unknown: "Cara o caro" };
const BY_SEX = ["female", "male", "unknown"] as const;

function ChipDialog({ editor, isNew, onClose }: ChipDialogProps) {
  const { selection } = editor.state;
  const node = !isNew && selection instanceof NodeSelection ? selection.node : null;
  const field = String(node?.attrs.field);
  const isField = node?.type.name === "field" && isMergeField(field);
  const [values, setValues] = useState<Record<string, unknown>>(node ? node.attrs : DEAR);
  const apply = () => {
    if (node) editor.view.dispatch(editor.state.tr.setNodeMarkup(selection.from, undefined, values));
    else editor.commands.insertContent({ type: "bySex", attrs: values });
  };
  const names = isField ? (["fallback"] as const) : BY_SEX;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={isField ? MERGE_FIELDS[field].label : texts.format.bySex}
      submit={texts.chip.apply}
      onSubmit={apply}
    >
      {names.map((name, index) => (
        <Field key={name} label={texts.chip[name]} help={name === "fallback" && texts.chip.fallbackHelp}>
          <TextInput
            {...(index === 0 && { "data-autofocus": true })}
            value={String(values[name] ?? "")}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </Field>
      ))}
    </FormDialog>
  );
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

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before: unknown = editor.getAttributes("link").address;
  const [address, setAddress] = useState(typeof before === "string" ? before : "");
  const [wrong, setWrong] = useState(false);
  const apply = () => {
    setWrong(linkAddress(address) === null);
    if (linkAddress(address) === null) return false;
    linkTo(editor, address.trim());
  };
  const remove = () => {
    editor.chain().extendMarkRange("link").unsetMark("link").run();
    onClose();
  };
  return (
    <FormDialog
      open
      onClose={onClose}
      title={texts.link.title}
      {...(before !== undefined && { cancel: texts.link.remove, onCancel: remove })}
      submit={texts.link.apply}
      onSubmit={apply}
    >
      <Field label={texts.link.label} help={texts.link.help} error={wrong && texts.link.wrong}>
        <TextInput
          data-autofocus
          inputMode="url"
          value={address}
          onChange={(event) => {
            setAddress(event.target.value);
            setWrong(false);
          }}
        />
      </Field>
    </FormDialog>
  );
}

/** Only text can be linked: the document has no links on fields. */
function linkTo(editor: Editor, address: string): void {
  const { state, view, schema } = editor;
  const { link } = schema.marks;
  if (!link) return;
  const mark = link.create({ address });
  const { selection, tr } = state;
  const around = getMarkRange(selection.$from, link);
  if (selection.empty && !around) {
    view.dispatch(tr.insert(selection.from, schema.text(address, [mark])).removeStoredMark(link));
    return;
  }
  const { from, to } = selection.empty && around ? around : selection;
  state.doc.nodesBetween(from, to, (node, at) => {
    if (node.isText) tr.addMark(Math.max(from, at), Math.min(to, at + node.nodeSize), mark);
  });
  view.dispatch(tr);
}
