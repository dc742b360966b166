import type { Block } from "../../../../domain/email-template/document";
import { isBlank, linesOf } from "../../../../domain/email-template/lines";
import { tw } from "../../../../ui/tw";
import { StaticLine, StaticText } from "../rich-text/static-text";
import { compareTexts } from "./texts";

/** What a block says, without how the mail shows it; nothing for one that says nothing by itself. */
export function BlockWords({ block }: { block: Block }) {
  if (block.type === "header") return <p className={tw`break-anywhere`}>{block.name}</p>;
  if (block.type === "columns" || linesOf(block).length === 0) return null;
  if (linesOf(block).every(isBlank)) return <p className={tw`text-muted`}>{compareTexts.empty}</p>;
  if (block.type === "text" || block.type === "footer") return <StaticText paragraphs={block.paragraphs} />;
  return linesOf(block).map((line, index) => <StaticLine key={index} line={line} />);
}
