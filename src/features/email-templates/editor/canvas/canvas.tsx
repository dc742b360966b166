import { useEffect, useEffectEvent, type RefObject } from "react";
import { COLOURS } from "../../../../domain/email-template/write/look";
import { cx, tw } from "../../../../ui/tw";
import { useAct, useEditing } from "../state/editor-context";
import { texts } from "../texts";
import { BlockList } from "./block-list";
import type { DropPlace } from "./drop-place";
import { MailHeads } from "./mail-heads";

/** Where the mail is shown: as a computer has it, or a phone. */
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

/** The mail as it will be, to be written in: light in both themes and in pixels, as the mail is. */
export function Canvas({ mail, device, target }: CanvasProps) {
  const act = useAct();
  const { document, selected, focused } = useEditing();
  // who has taken out the only block goes on from the mail itself
  const takeFocus = useEffectEvent(() => focused > 0 && selected === null && mail.current?.focus());
  useEffect(() => void takeFocus(), [focused]);
  return (
    // Beside the mail nothing is chosen; by key it is Esc on a block.
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
