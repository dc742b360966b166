import { getMarkRange, type Editor } from "@tiptap/core";
import { useState } from "react";
import { linkAddress } from "../../../../domain/email-template/addresses";
import { Field } from "../../../../ui/field/field";
import { TextInput } from "../../../../ui/field/text-input";
import { FormDialog } from "../../../../ui/overlay/action-dialogs";
import { texts } from "../texts";

/** Where the chosen words lead; without any, the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
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

/** Words alone are linked: the document knows no link on a field. */
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
