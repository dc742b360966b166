import { useEffect, useState } from "react";
import { readPicture } from "../pictures";
import { useConnection } from "./connection";

/**
 * The person's picture, fetched with the bearer and ready to be drawn: an address would need a `blob:` that the page's
 * policy may forbid (decisions §1).
 * @returns null until it is there, and when there is none or it can't be read: then the initials stand for it
 */
export function useProfileImage(uploadsBase: string | null, path: string | null): ImageBitmap | null {
  const { session } = useConnection();
  const [image, setImage] = useState<ImageBitmap | null>(null);

  useEffect(() => {
    if (!uploadsBase || !path) return;
    let over = false;
    let drawn: ImageBitmap | null = null;
    const load = async () => {
      const picture = await createImageBitmap(await readPicture(session, uploadsBase, path));
      if (over) return picture.close();
      drawn = picture;
      setImage(picture);
    };
    // decoration: without it the initials do, and nobody need be told
    load().catch(() => undefined);
    return () => {
      over = true;
      drawn?.close();
      setImage(null);
    };
  }, [session, uploadsBase, path]);

  return image;
}
