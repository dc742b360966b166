import { ImageOff } from "lucide-react";
import { use } from "react";
import { UploadsBaseContext } from "../../../../api/react/connection";
import { imageAddress } from "../../../../domain/email-template/addresses";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { OwnPicture } from "../picture/own-picture";
import { texts } from "../texts";

interface ImageViewProps {
  source: string;
  alt: string;
  /** Of what it stands in, in percent. */
  width: number;
}

/**
 * Where an image of the mail stands: one of the uploads host is drawn. The page's own policy may forbid pictures of other
 * hosts, so none is asked for here.
 */
export function ImageView({ source, alt, width }: ImageViewProps) {
  const address = imageAddress(source);
  const uploadsBase = use(UploadsBaseContext);
  if (address !== null && uploadsBase !== null && address.startsWith(`${uploadsBase}/`))
    return (
      <span className={tw`inline-block max-w-full min-w-[40px]`} style={{ width: `${width}%` }}>
        <OwnPicture key={address} uploadsBase={uploadsBase} path={address.slice(uploadsBase.length + 1)} alt={alt} />
      </span>
    );
  return (
    <span
      className={tw`inline-grid max-w-full min-w-[120px] place-items-center gap-1 rounded-sm border border-dashed border-[#cfc6ba] px-3 py-6 text-center text-[13px] leading-snug text-[#655e55] break-anywhere`}
      style={{ width: `${width}%` }}
    >
      <Icon of={ImageOff} />
      {alt && <b>{alt}</b>}
      {address === null ? texts.noImage : `${address} · ${texts.imageElsewhere}`}
    </span>
  );
}
