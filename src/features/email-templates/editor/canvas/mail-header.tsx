import { readableOn } from "../../../../domain/email-template/write/contrast";
import type { Block } from "../../../../domain/email-template/document";
import { DROP } from "../../../../ui/icons/marks";
import { cx, tw } from "../../../../ui/tw";
import { useEditing } from "../state/editor-context";
import { ImageView } from "./image-view";

const ALIGN = { left: tw`justify-start`, center: tw`justify-center`, right: tw`justify-end` };
const band = tw`flex items-center gap-3.5 px-[var(--mail-pad)] py-5 text-left`;

/** The head of the mail, as `write-header.ts` writes it. */
export function MailHeader({ block }: { block: Extract<Block, { type: "header" }> }) {
  const { brand } = useEditing().document;
  return (
    <div className={cx(band, ALIGN[block.align])} style={{ background: brand, color: readableOn(brand) }}>
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
