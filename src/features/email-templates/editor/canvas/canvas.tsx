import { useEffect, useEffectEvent, type RefObject } from "react";
import { COLOURS } from "../../../../domain/email-template/write/mail-style";
import { cx, tw } from "../../../../ui/tw";
import { useAct, useEditing } from "../state/editor-context";
import { texts } from "../texts";
import type { DropPlace } from "./use-block-drag";
import type { Line, Block } from "../../../../domain/email-template/document";
import { inOneLine } from "../rich-text/convert";
import { RichText } from "../rich-text/rich-text";
import { BlockFrame } from "./block-frame";
import type { ColumnOf } from "./block-view";

export type Device = "desktop" | "phone";

interface CanvasProps {
  mail: RefObject<HTMLDivElement | null>;
  device: Device;
  target: DropPlace | null;
}

/** px, as the mail is. */
const WIDTHS = { desktop: 600, phone: 360 };
const pads = { desktop: tw`[--mail-pad:40px] narrow:[--mail-pad:20px]`, phone: tw`[--mail-pad:20px]` };
const paper = tw`[--gds-unit:1px] relative min-h-[240px] rounded-lg border border-[#e4ded4] pb-2 text-[#211d18] [--mail-mark:#2f5fb3] [font-family:Helvetica,Arial,sans-serif]`;

/** The mail in an editable form. Its colours and sizes don't follow the page's theme. */
export function Canvas({ mail, device, target }: CanvasProps) {
  const act = useAct();
  const { document, selected, focused } = useEditing();
  // after the only block was removed, the mail itself takes the focus
  const takeFocus = useEffectEvent(() => focused > 0 && selected === null && mail.current?.focus());
  useEffect(() => void takeFocus(), [focused]);
  return (
    // A click beside the mail deselects; the key is Esc on a block.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div className={tw`min-h-full px-4 py-6 narrow:px-3 narrow:py-3`} onClick={() => act({ type: "select", id: null })}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        className={tw`mx-auto grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 text-[#211d18]`}
        style={{ maxWidth: WIDTHS[device] }}
        onClick={(event) => event.stopPropagation()}
      >
        <MailHeads />
        <div
          ref={mail}
          role="group"
          tabIndex={-1}
          aria-label={texts.canvas}
          className={cx(paper, pads[device])}
          style={{ background: COLOURS.paper, ["--mail-brand" as string]: document.brand }}
        >
          {document.blocks.length === 0 && (
            <p className={tw`px-[var(--mail-pad)] text-[15px] text-[#655e55]`}>{texts.emptyMail}</p>
          )}
          <BlockList blocks={document.blocks} className={tw`min-h-[160px]`} />
          {target && (
            <span
              className={tw`pointer-events-none absolute z-[3] h-[3px] -mt-px rounded-full bg-[#2f5fb3]`}
              style={target.line}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function MailHeads() {
  const { document } = useEditing();
  return (
    <div className={tw`divide-y divide-[#e4ded4] rounded-lg border border-[#e4ded4] bg-[#ffffff]`}>
      <Head name="subject" line={document.subject} />
      <Head name="preheader" line={document.preheader} />
    </div>
  );
}

function Head({ name, line }: { name: "subject" | "preheader"; line: Line }) {
  const act = useAct();

  return (
    <div className={tw`flex min-h-[36px] items-center gap-2 pl-3.5 pr-1 text-[13px] leading-snug`}>
      <span aria-hidden className={tw`w-[68px] flex-none text-[#655e55]`}>
        {texts[name]}
      </span>
      <div
        className={
          name === "subject" ? tw`flex min-w-0 flex-1 items-center font-medium` : tw`flex min-w-0 flex-1 items-center`
        }
      >
        <RichText
          kind="line"
          tools="paper"
          label={texts[name]}
          value={[{ style: "plain", line }]}
          onChange={(next) => act({ type: "mail", change: { [name]: inOneLine(next) }, group: name })}
        />
      </div>
    </div>
  );
}

interface BlockListProps {
  blocks: readonly Block[];
  /** Id of the columns block; "" for the mail itself. */
  columnsId?: string;
  side?: "left" | "right";
  className?: string;
}

/** A list of blocks. Its data attributes name it for dragging. */
function BlockList({ blocks, columnsId = "", side = "left", className }: BlockListProps) {
  const { document, selected, focused } = useEditing();
  // one block is the tab stop; arrows reach the others
  const stop = selected ?? document.blocks[0]?.id;
  return (
    <div data-blocks={columnsId} data-side={side} className={className}>
      {blocks.map((block) => (
        <BlockFrame
          key={block.id}
          block={block}
          columnOf={columnOf}
          isSelected={block.id === selected}
          focused={block.id === selected ? focused : 0}
          isTabStop={block.id === stop}
          inColumn={columnsId !== ""}
        />
      ))}
    </div>
  );
}

/** `BlockView` can't import this list, which contains it: it gets a function that draws a column. */
const columnOf: ColumnOf = (columns, side) => (
  <BlockList blocks={columns[side]} columnsId={columns.id} side={side} className={tw`min-h-[48px]`} />
);
