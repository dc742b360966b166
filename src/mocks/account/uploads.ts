import { HttpResponse } from "msw";
import { imageHeader } from "../../domain/documents/image-header";
import { allows } from "../auth/abilities";
import type { Db } from "../db/db";
import { face, facePath } from "../seed/pictures";
import type { StaffUser } from "../db/models";
import { authenticate, forbidden, HttpError, invalid, notFound } from "../guard";
import type { Api } from "../handlers/api";

/** Maximum size of an image, in bytes. The back office sends profile images of 512 px, about a tenth of this. */
const MAX_BYTES = 2_000_000;
/** Maximum width and height, in pixels: a small file may decode to gigabytes. */
const MAX_SIDE = 4_096;

/** The uploads host, which the mock has at `{api-base}/uploads`. */
export const uploadHandlers = ({ session, anonymous, ctx }: Api) => [
  session.post("/uploads", async ({ request, response, db, user }) => {
    const form = await request.formData().catch(() => null);
    const file = form?.get("file");
    if (!(file instanceof Blob)) throw invalid([{ msg: "Manca il file", param: "file" }]);
    if (file.size > MAX_BYTES) throw new HttpError(413, { message: "La foto è troppo pesante." });
    const bytes = new Uint8Array(await file.arrayBuffer());
    const header = imageHeader(bytes);
    if (!header) throw invalid([{ msg: "Serve una foto JPEG, PNG o WebP", param: "file" }]);
    if (Math.max(header.width, header.height) > MAX_SIDE)
      throw invalid([{ msg: `La foto può avere al massimo ${MAX_SIDE} pixel per lato`, param: "file" }]);
    const type = header.kind;
    const forMail = form?.get("for") === "mail";
    if (forMail && !allows(user, "update", "EmailTemplate")) throw forbidden();
    const path = `${db.nextId("upload", forMail ? "mail-" : `${user._id}-`)}.${type}`;
    const kept = { userId: user._id, type: `image/${type}`, data: toBase64(bytes), open: forMail };
    db.records.put("upload", { _id: path, ...kept });
    const url = forMail && { url: `${ctx.apiBase}/uploads/${path}` };
    return response(201).json({ success: true, path, ...url });
  }),

  anonymous.get("/uploads/{path}", ({ request, params, response, db }) => {
    const path = String(params.path);
    const kept = db.records.get("upload", path);
    // images of mails are public
    const user = kept?.open ? null : authenticate(db, request);
    // donors may not see the pictures of others, whose paths can be guessed
    if (user?.role === "donor" && !isOwnPicture(db, user, path)) throw notFound();
    const bytes = kept ? fromBase64(kept.data) : face(path);
    if (!bytes) throw notFound();
    const headers = { "Content-Type": kept?.type ?? "image/png", "X-Content-Type-Options": "nosniff" };
    return response.untyped(new HttpResponse(bytes, { headers }));
  }),
];

/** @returns whether a picture belongs to a user: uploaded, or drawn for the seeded account */
export const isOwnPicture = (db: Db, { _id }: StaffUser, path: string): boolean =>
  db.records.get("upload", path)?.userId === _id || facePath(_id) === path;

const toBase64 = (bytes: Uint8Array) => btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(""));
const fromBase64 = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
