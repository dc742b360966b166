import type { MockContext } from "../context";
import { sessionHandler } from "../guard";
import { serializeDonation } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { readBody } from "./body";
import { once } from "./once";
import { permitted } from "./permitted";
import { ownerOf } from "./owner";
import { versionOf, versionToDelete } from "./version";

/** Donations that staff adds, changes and removes. The donor's counts and next donation follow. */
export const donationWriteHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/donations",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const body = await readBody(request);
      return once({ db, user, request, body }, () => {
        const donor = ownerOf(db, user, "Donation", body.donorId);
        const key = `${donor.key}-${db.nextNumber("donation", 1000)}`;
        const set = { _id: key, key, donorId: donor._id };
        const writer = asUser(user);
        const donation = write(db, {
          entity: "donation",
          action: "create",
          before: undefined,
          writer,
          sent: body,
          set,
        });
        return response(201).json({ success: true, donation: serializeDonation(donation) });
      });
    }),
  ),

  api.put(
    "/donations/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = permitted(db, user, ["update", "Donation"], db.donationRecord(String(params.id)));
      const sent = await readBody(request);
      const version = versionOf(sent);
      const wish = { entity: "donation", action: "update", before, writer: asUser(user), sent, version } as const;
      return response(200).json({ success: true, donation: serializeDonation(write(db, wish)) });
    }),
  ),

  api.delete(
    "/donations/{id}",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const before = permitted(db, user, ["delete", "Donation"], db.donationRecord(String(params.id)));
      const version = versionToDelete(request);
      const gone = write(db, { entity: "donation", action: "delete", before, writer: asUser(user), version });
      return response(200).json({ success: true, version: gone.version });
    }),
  ),

  api.post(
    "/donations/{id}/restore",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const before = permitted(db, user, ["delete", "Donation"], db.donationRecord(String(params.id)));
      const donation = write(db, { entity: "donation", action: "restore", before, writer: asUser(user) });
      return response(200).json({ success: true, donation: serializeDonation(donation) });
    }),
  ),
];
