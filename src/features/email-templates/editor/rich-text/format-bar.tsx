import type { Editor } from "@tiptap/core";
import { Bold, Braces, Italic, Link, List, ListOrdered, PencilLine } from "lucide-react";
import { MERGE_FIELD_NAMES, MERGE_FIELDS, type MergeField } from "../../../../domain/email-template/merge-fields";
import type { IconType } from "../../../../ui/icons/icon";
import type { MenuEntry } from "../../../../ui/menu/menu-entry";
import { Menu } from "../../../../ui/menu/menu";
import { cx, tw } from "../../../../ui/tw";
import { texts } from "../texts";
import { ToolButton } from "../tool-button";

interface FormatBarProps {
  editor: Editor;
  kind: "line" | "paragraphs";
  place: "above" | "beside" | "paper";
  onOpen: (dialog: "link" | "chip" | "bySex") => void;
}

const places = {
  above: tw`absolute left-2 -top-[18px] z-[2] flex rounded-md bg-inverse text-on-inverse shadow-float narrow:static narrow:mt-3 narrow:w-fit narrow:max-w-full narrow:flex-wrap`,
  beside: tw`ml-auto flex flex-none`,
  paper: tw`ml-auto flex flex-none`,
};

export function FormatBar({ editor, kind, place, onOpen }: FormatBarProps) {
  const on = place === "above" ? "dark" : place === "paper" ? "paper" : "surface";
  const tool = (icon: IconType, label: string, mark: string, press: () => void) => (
    <ToolButton icon={icon} label={label} pressed={editor.isActive(mark)} onClick={press} on={on} />
  );
  const chain = () => editor.chain().focus();
  const insert = (field: MergeField) =>
    chain()
      .insertContent({ type: "field", attrs: { field, fallback: MERGE_FIELDS[field].fallback } })
      .run();
  const entries: MenuEntry[] = [
    ...MERGE_FIELD_NAMES.map((field): MenuEntry => {
      return { kind: "item", label: MERGE_FIELDS[field].label, onSelect: () => insert(field) };
    }),
    { kind: "separator", key: "sex" },
    { kind: "item", label: texts.format.bySex, onSelect: () => onOpen("bySex") },
  ];
  const { selection } = editor.state;
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      role="toolbar"
      aria-label={texts.format.toolbar}
      className={cx(places[place], tw`print:hidden`)}
      // keeps the caret
      onMouseDown={(event) => event.preventDefault()}
    >
      {kind === "paragraphs" && (
        <>
          {tool(Bold, texts.format.bold, "bold", () => chain().toggleBold().run())}
          {tool(Italic, texts.format.italic, "italic", () => chain().toggleItalic().run())}
          {tool(Link, texts.format.link, "link", () => onOpen("link"))}
          {tool(List, texts.format.bullet, "bulletList", () => chain().toggleBulletList().run())}
          {tool(ListOrdered, texts.format.number, "orderedList", () => chain().toggleOrderedList().run())}
        </>
      )}
      {"node" in selection && (
        <ToolButton icon={PencilLine} label={texts.format.chip} onClick={() => onOpen("chip")} on={on} />
      )}
      <Menu
        align="end"
        entries={entries}
        trigger={(props) => <ToolButton icon={Braces} label={texts.format.insert} on={on} {...props} />}
      />
    </div>
  );
}
