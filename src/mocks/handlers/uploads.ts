import { HttpResponse } from "msw";
import type { MockContext } from "../context";
import type { Db } from "../db/db";
import { face, facePath } from "../db/faces";
import type { StaffUser } from "../db/models";
import { HttpError, invalid, notFound, sessionHandler } from "../guard";
import type { Api } from "./api";

/** What a profile image may weigh: the page sends 512 px, a tenth of this. */
const LARGEST = 2_000_000;

/** The uploads host: the mock has it below its API, at `{api-base}/uploads`. */
export const uploadHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/uploads",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const form = await request.formData().catch(() => null);
      const file = form?.get("file");
      if (!(file instanceof Blob)) throw invalid([{ msg: "Manca il file", param: "file" }]);
      if (file.size > LARGEST) throw new HttpError(413, { message: "La foto è troppo pesante." });
      const bytes = new Uint8Array(await file.arrayBuffer());
      const type = imageType(bytes);
      if (!type) throw invalid([{ msg: "Serve una foto JPEG, PNG o WebP", param: "file" }]);
      const path = `${db.nextId("upload", `${user._id}-`)}.${type}`;
      db.records.put("upload", { _id: path, userId: user._id, type: `image/${type}`, data: toBase64(bytes) });
      return response(201).json({ success: true, path });
    }),
  ),

  api.get(
    "/uploads/{path}",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const path = String(params.path);
      // a donor sees nobody else's face: a path that can be guessed is no key
      if (user.role === "donor" && !isOwnPicture(db, user, path)) throw notFound();
      const kept = db.records.get("upload", path);
      const bytes = kept ? fromBase64(kept.data) : face(path);
      if (!bytes) throw notFound();
      const headers = { "Content-Type": kept?.type ?? "image/png", "X-Content-Type-Options": "nosniff" };
      return response.untyped(new HttpResponse(bytes, { headers }));
    }),
  ),
];

/** @returns whether a picture is of somebody's own: they sent it, or it was drawn for them */
export const isOwnPicture = (db: Db, { _id }: StaffUser, path: string): boolean =>
  db.records.get("upload", path)?.userId === _id || facePath(_id) === path;

/** What a file is, by its first bytes: its name and its type are what somebody says. */
function imageType(bytes: Uint8Array): "jpeg" | "png" | "webp" | null {
  const starts = String.fromCharCode(...bytes.subarray(0, 12));
  if (starts.startsWith("\xff\xd8\xff")) return "jpeg";
  if (starts.startsWith("\x89PNG\r\n\x1a\n")) return "png";
  return /^RIFF[^]{4}WEBP/.test(starts) ? "webp" : null;
}

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
