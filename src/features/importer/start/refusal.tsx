import { X } from "lucide-react";
import { Banner } from "../../../ui/messages/banner";
import { IconButton } from "../../../ui/buttons/icon-button";
import { tw } from "../../../ui/tw";
import type { FileRefusal } from "../engine/types";
import { texts } from "./texts";

/** Why a file isn't read, and what to do instead; said at once when it comes. */
export function Refusal({ refusal, onClose }: { refusal: FileRefusal | null; onClose: () => void }) {
  return (
    <div role="alert" className={tw`empty:hidden`}>
      {refusal && (
        <Banner
          tone="danger"
          title={refusal.title}
          actions={<IconButton small icon={X} label={texts.closeRefusal} onClick={onClose} className={tw`-my-1`} />}
        >
          {refusal.remedy}
        </Banner>
      )}
    </div>
  );
}
