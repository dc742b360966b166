import type { MockContext } from "../context";
import { sessionHandler } from "../guard";
import { serializeAward } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";
import type { Api } from "./api";
import { readBody } from "./body";
import { once } from "./once";
import { permitted } from "./permitted";
import { ownerOf } from "./owner";
import { versionOf, versionToDelete } from "./version";

const NOTHING = { award: null, awardDate: null, awardDonorsGroup: null, awardDonorsGroupDate: null };

/** Awards that staff gives, changes and takes away. What stands on the donor follows. */
export const awardWriteHandlers = (api: Api, ctx: MockContext) => [
  api.post(
    "/awards",
    sessionHandler(ctx, async ({ request, response, db, user }) => {
      const body = await readBody(request);
      return once({ db, user, request, body }, () => {
        const donor = ownerOf(db, user, "Award", body.donorId);
        const key = `${donor.key}-A${db.nextNumber("award", 1000)}`;
        const set = { ...NOTHING, _id: key, key, donorId: donor._id };
        const writer = asUser(user);
        const award = write(db, { entity: "award", action: "create", before: undefined, writer, sent: body, set });
        return response(201).json({ success: true, award: serializeAward(award) });
      });
    }),
  ),

  api.put(
    "/awards/{id}",
    sessionHandler(ctx, async ({ params, request, response, db, user }) => {
      const before = permitted(db, user, ["update", "Award"], db.awardRecord(String(params.id)));
      const sent = await readBody(request);
      const version = versionOf(sent);
      const wish = { entity: "award", action: "update", before, writer: asUser(user), sent, version } as const;
      return response(200).json({ success: true, award: serializeAward(write(db, wish)) });
    }),
  ),

  api.delete(
    "/awards/{id}",
    sessionHandler(ctx, ({ params, request, response, db, user }) => {
      const before = permitted(db, user, ["delete", "Award"], db.awardRecord(String(params.id)));
      const version = versionToDelete(request);
      const gone = write(db, { entity: "award", action: "delete", before, writer: asUser(user), version });
      return response(200).json({ success: true, version: gone.version });
    }),
  ),

  api.post(
    "/awards/{id}/restore",
    sessionHandler(ctx, ({ params, response, db, user }) => {
      const before = permitted(db, user, ["delete", "Award"], db.awardRecord(String(params.id)));
      const award = write(db, { entity: "award", action: "restore", before, writer: asUser(user) });
      return response(200).json({ success: true, award: serializeAward(award) });
    }),
  ),
];
