import type { Block } from "../../../../domain/email-template/document";
import { inOneLine } from "../rich-text/convert";
import { RichText } from "../rich-text/rich-text";
import { StaticLine, StaticText } from "../rich-text/static-text";
import type { CaretStart } from "../rich-text/use-tiptap";
import { useAct } from "../state/editor-context";
import { texts } from "../texts";

interface WrittenProps<Type extends Block["type"]> {
  block: Extract<Block, { type: Type }>;
  writing: CaretStart;
  onLeave: () => void;
}

/** The paragraphs of a block: shown, or written in. Only one text of the mail has an editor at a time. */
export function WrittenText({ block, writing, onLeave }: WrittenProps<"text" | "footer">) {
  const act = useAct();
  const { id, type, paragraphs } = block;
  if (writing === null) return <StaticText paragraphs={paragraphs} />;
  return (
    <RichText
      kind="paragraphs"
      tools="above"
      label={texts.types[type]}
      value={paragraphs}
      start={writing}
      onLeave={onLeave}
      onChange={(next) => act({ type: "change", block: { ...block, paragraphs: next }, group: `text ${id}` })}
    />
  );
}

/** The line of a title. */
export function WrittenLine({ block, writing, onLeave }: WrittenProps<"heading">) {
  const act = useAct();
  const { id, type, line } = block;
  if (writing === null) return <StaticLine line={line} />;
  return (
    <RichText
      kind="line"
      tools="above"
      label={texts.types[type]}
      value={[{ style: "plain", line }]}
      start={writing}
      onLeave={onLeave}
      onChange={(next) => act({ type: "change", block: { ...block, line: inOneLine(next) }, group: `text ${id}` })}
    />
  );
}
