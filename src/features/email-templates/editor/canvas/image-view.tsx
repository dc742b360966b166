import { ImageOff } from "lucide-react";
import { use, useEffect, useRef, useState } from "react";
import { UploadsBaseContext, useConnection } from "../../../../api/react/connection";
import { imageAddress } from "../../../../domain/email-template/addresses";
import { Icon } from "../../../../ui/icons/icon";
import { tw } from "../../../../ui/tw";
import { texts, pictureTexts } from "../texts";
import { ApiError } from "../../../../api/errors";
import { readPicture } from "../../../../api/uploads/pictures";

interface ImageViewProps {
  source: string;
  alt: string;
  /** In percent of its container. */
  width: number;
}

/** Shows an image of the uploads host. It requests no other images, since the page's policy may forbid them. */
export function ImageView({ source, alt, width }: ImageViewProps) {
  const address = imageAddress(source);
  const uploadsBase = use(UploadsBaseContext);
  if (address !== null && uploadsBase !== null && address.startsWith(`${uploadsBase}/`))
    return (
      <span className={tw`inline-block max-w-full min-w-[40px]`} style={{ width: `${width}%` }}>
        <UploadedPicture
          key={address}
          uploadsBase={uploadsBase}
          path={address.slice(uploadsBase.length + 1)}
          alt={alt}
        />
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
  path: string;
  alt: string;
}

/**
 * Draws an image of the uploads host on a canvas: the page's policy may forbid `img` and blobs
 * (docs/decisions/elements-and-host-page.md, "Pictures are drawn on a canvas").
 */
function UploadedPicture({ uploadsBase, path, alt }: OwnPictureProps) {
  const { session } = useConnection();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [failed, setFailed] = useState<"gone" | "notRead" | null>(null);
  useEffect(() => {
    let unmounted = false;
    const draw = async () => {
      const bitmap = await createImageBitmap(await readPicture(session, uploadsBase, path));
      const box = canvas.current;
      if (unmounted || !box) return bitmap.close();
      [box.width, box.height] = [bitmap.width, bitmap.height];
      box.getContext("2d")?.drawImage(bitmap, 0, 0);
      bitmap.close();
    };
    draw().catch((error: unknown) => {
      if (!unmounted) setFailed(statusOf(error) === 404 ? "gone" : "notRead");
    });
    return () => {
      unmounted = true;
    };
  }, [session, uploadsBase, path]);
  if (failed) return <span className={tw`block px-3 py-6 text-center text-[13px]`}>{pictureTexts[failed]}</span>;
  return <canvas ref={canvas} role="img" aria-label={alt} className={tw`block h-auto w-full`} />;
}

/** Errors of the host's own client aren't ApiErrors. */
const statusOf = (error: unknown): unknown =>
  error instanceof ApiError || (error instanceof Error && "status" in error)
    ? (error as { status: unknown }).status
    : null;
