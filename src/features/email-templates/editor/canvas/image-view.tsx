import { ImageOff } from "lucide-react";
import { use, useEffect, useRef, useState } from "react";
import { UploadsBaseContext, useConnection } from "../../../../api/react/connection";
import { imageAddress } from "../../../../domain/email-template/addresses";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { texts, pictureTexts } from "../texts";
import { ApiError } from "../../../../api/errors";
import { readPicture } from "../../../../api/client/pictures";

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

interface OwnPictureProps {
  uploadsBase: string;
  /** Below it. */
  path: string;
  alt: string;
}

/**
 * A picture of the uploads host, drawn onto a canvas: the page's policy may forbid an `img` of it, and knows no blobs
 * (docs/decisions/0055). One that is gone is told.
 */
function OwnPicture({ uploadsBase, path, alt }: OwnPictureProps) {
  const { session } = useConnection();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState<"gone" | "notRead" | null>(null);
  useEffect(() => {
    let left = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(await readPicture(session, uploadsBase, path));
      const box = canvas.current;
      if (left || !box) return bitmap.close();
      [box.width, box.height] = [bitmap.width, bitmap.height];
      box.getContext("2d")?.drawImage(bitmap, 0, 0);
      bitmap.close();
    };
    draw().catch((error: unknown) => {
      if (!left) setFailed(statusOf(error) === 404 ? "gone" : "notRead");
    });
    return () => {
      left = true;
    };
  }, [session, uploadsBase, path]);
  if (failed) return <span className={tw`block px-3 py-6 text-center text-[13px]`}>{pictureTexts[failed]}</span>;
  return <canvas ref={canvas} role="img" aria-label={alt} className={tw`block h-auto w-full`} />;
}

/** Of the host's own client, too, whose errors aren't the API's. */
const statusOf = (error: unknown): unknown =>
  error instanceof ApiError || (error instanceof Error && "status" in error)
    ? (error as { status: unknown }).status
    : null;
