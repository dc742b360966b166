import { useEffect, useRef, useState } from "react";
import { ApiError } from "../../../../api/errors";
import { readPicture } from "../../../../api/client/pictures";
import { useConnection } from "../../../../api/react/connection";
import { tw } from "../../../../ui/tw";
import { pictureTexts } from "./texts";

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
export function OwnPicture({ uploadsBase, path, alt }: OwnPictureProps) {
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
