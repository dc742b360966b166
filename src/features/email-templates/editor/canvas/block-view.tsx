import type { ReactNode } from "react";
import type { Block, Columns } from "../../../../domain/email-template/document";
import { MERGE_FIELDS } from "../../../../domain/email-template/merge-fields";
import { COLOURS, readableOn } from "../../../../domain/email-template/write/mail-style";
import { cx, tw } from "../../../../ui/tw";
import { StaticLine, StaticText } from "../rich-text/static-text";
import type { CaretStart } from "../rich-text/use-tiptap";
import { texts } from "../texts";
import { ImageView } from "./image-view";
import { DROP } from "../../../../ui/icons/marks";
import { useEditing, useAct } from "../state/editor-context";
import { inOneLine } from "../rich-text/convert";
import { RichText } from "../rich-text/rich-text";

export type ColumnOf = (columns: Columns, side: "left" | "right") => ReactNode;

interface BlockViewProps {
  block: Block;
  columnOf: ColumnOf;
  /** Where the caret starts; null while the block isn't edited. */
  writing: CaretStart;
  inColumn: boolean;
  onLeave: () => void;
}

const ALIGN = { left: tw`text-left`, center: tw`text-center`, right: tw`text-right` };
const HEADINGS = {
  1: tw`text-[26px] leading-[1.3] [font-weight:700]`,
  2: tw`text-[20px] leading-[1.3] [font-weight:700]`,
};
/** As in `write-html.ts`. Within a column, the column has the padding already. */
const padded = tw`py-3 px-[var(--mail-pad)]`;
const inColumnPadded = tw`pb-3`;
const SPACES: Partial<Record<Block["type"], string>> = {
  header: tw`pb-4`,
  button: tw`px-[var(--mail-pad)] pt-3 pb-6`,
  divider: "",
  spacer: "",
  footer: tw`px-[var(--mail-pad)] pt-3 pb-6`,
};

export function BlockView(props: BlockViewProps) {
  const { block, inColumn } = props;
  const align = "align" in block ? ALIGN[block.align] : undefined;
  return (
    <div className={cx(inColumn ? inColumnPadded : (SPACES[block.type] ?? padded), align)}>
      <Content {...props} />
    </div>
  );
}

function Content({ block, columnOf, writing, onLeave }: BlockViewProps) {
  switch (block.type) {
    case "header":
      return <MailHeader block={block} />;
    case "heading":
      return (
        <div className={HEADINGS[block.level]}>
          <EditableLine block={block} writing={writing} onLeave={onLeave} />
        </div>
      );
    case "text":
      return (
        <div className={tw`text-[16px] leading-[1.6]`}>
          <EditableText block={block} writing={writing} onLeave={onLeave} />
        </div>
      );
    case "image":
      return <ImageView {...block} />;
    case "button":
      return (
        <span
          className={tw`inline-block max-w-full px-[22px] py-3 text-[16px] [font-weight:700] text-left`}
          style={{ background: block.colour, color: readableOn(block.colour), borderRadius: block.radius }}
        >
          <StaticLine line={block.line} />
        </span>
      );
    case "divider":
      return <hr className={tw`h-px border-0`} style={{ background: COLOURS.line }} />;
    case "spacer":
      return <div style={{ height: block.height }} />;
    case "donorData":
      return (
        <table className={tw`w-full rounded-in bg-[#f1ede6] text-[15px] text-left`}>
          <tbody>
            {block.fields.map((field) => (
              <tr key={field}>
                <th scope="row" className={tw`w-2/5 py-2 pl-4 pr-3 font-normal text-[#655e55]`}>
                  {MERGE_FIELDS[field].label}
                </th>
                <td className={tw`py-2 pr-4 [font-weight:700]`}>
                  <StaticLine line={[{ kind: "field", field, fallback: "" }]} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "columns":
      return (
        <div className={tw`grid grid-cols-[repeat(auto-fit,minmax(min(100%,240px),1fr))]`}>
          {(["left", "right"] as const).map((side) => (
            <div key={side} className={tw`relative min-w-0`}>
              {columnOf(block, side)}
              {block[side].length === 0 && (
                <p className={tw`pointer-events-none absolute inset-x-1 top-0 text-[13px] leading-snug text-[#655e55]`}>
                  {texts.emptyColumn}
                </p>
              )}
            </div>
          ))}
        </div>
      );
    case "footer":
      return (
        <div className={tw`text-[13px] leading-[1.6] text-[#655e55]`}>
          <EditableText block={block} writing={writing} onLeave={onLeave} />
          {block.unsubscribe && <p className={tw`mt-3 leading-[1.5] underline`}>{block.unsubscribe}</p>}
        </div>
      );
  }
}

const JUSTIFY = { left: tw`justify-start`, center: tw`justify-center`, right: tw`justify-end` };
const band = tw`flex items-center gap-3.5 px-[var(--mail-pad)] py-5 text-left`;

/** As `write-header.ts` writes it. */
function MailHeader({ block }: { block: Extract<Block, { type: "header" }> }) {
  const { brand } = useEditing().document;
  return (
    <div className={cx(band, JUSTIFY[block.align])} style={{ background: brand, color: readableOn(brand) }}>
      {block.logo ? (
        <span className={tw`block max-w-[132px] rounded-md bg-[#ffffff] p-1.5`}>
          <ImageView source={block.logo} alt="" width={100} />
        </span>
      ) : (
        <svg viewBox="0 0 20 27" width="21" height="29" aria-hidden className={tw`flex-none`}>
          <path fill="currentColor" d={DROP} />
        </svg>
      )}
      <p className={tw`text-[17px] leading-[1.3] [font-weight:700]`}>{block.name}</p>
    </div>
  );
}

interface EditableProps<Type extends Block["type"]> {
  block: Extract<Block, { type: Type }>;
  writing: CaretStart;
  onLeave: () => void;
}

/** Only one text of the mail has an editor at a time. */
function EditableText({ block, writing, onLeave }: EditableProps<"text" | "footer">) {
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

function EditableLine({ block, writing, onLeave }: EditableProps<"heading">) {
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
