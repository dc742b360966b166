import { HttpResponse } from "msw";
import { checksum } from "../auth/tokens";
import type { Db } from "../db/db";
import type { StaffUser } from "../db/models";
import { HttpError } from "../guard";

/** How long a key is remembered. */
const LIFETIME = 86_400_000;
const MAX_KEY = 200;

interface Call {
  db: Db;
  user: StaffUser;
  request: { url: string; headers: Headers };
  body: object;
}

/**
 * Does a write once, however often it is asked for with the same `Idempotency-Key`: the answer to a first try may
 * have been lost on its way. What was refused may be tried again.
 * @throws HttpError 422 for a key that another request came with
 */
export async function once<R extends Response>({ db, user, request, body }: Call, create: () => R): Promise<R> {
  const key = request.headers.get("Idempotency-Key");
  if (!key) return create();
  const asked = checksum(`${new URL(request.url).pathname} ${JSON.stringify(body)}`);
  const _id = `${user._id} ${key}`;
  const known = db.records.get("idempotency", _id);
  if (key.length > MAX_KEY || (known && known.expires > db.now() && known.request !== asked)) {
    throw new HttpError(422, { message: "Questa chiave è di un'altra richiesta.", code: "idempotencyKey" });
  }
  if (known && known.expires > db.now()) return HttpResponse.json(JSON.parse(known.body), known) as unknown as R;
  const response = create();
  for (const old of db.records.all("idempotency"))
    if (old.expires <= db.now()) db.records.remove("idempotency", old._id);
  const answer = { status: response.status, body: await response.clone().text() };
  db.records.put("idempotency", { _id, request: asked, ...answer, expires: db.now() + LIFETIME });
  return response;
}
