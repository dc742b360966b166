import type { Subject } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, Records, StaffUser } from "../db/models";
import { query, type Table } from "../db/query";
import { zoneScope } from "../handlers/list";
import { ownerOf, permitted } from "../handlers/permitted";
import { type Body, listQuery, versionOf, versionToDelete } from "../handlers/request";
import { namedDonor } from "../write/serialize";
import { write } from "../write/write";
import { asUser } from "../write/writer";

/** A page of what belongs to the donors whom an account reads: a donor's own, a manager's zone's, everybody's. */
export function pageOfOwned<Row extends { donorId: string }>(
  db: Db,
  user: StaffUser,
  table: Table<Row>,
  request: { url: string },
  usual: string,
) {
  const asked = listQuery(request);
  const ofZone = zoneScope(user);
  const scope =
    user.role === "donor"
      ? ({ donorId }: Row) => donorId === user._id
      : ofZone && (({ donorId }: Row) => ofZone(db.donors.ownerOf(donorId)));
  const { rows, total } = query(table, { ...asked, order: asked.order || usual }, scope);
  return { rows, total, skip: asked.skip, limit: asked.limit };
}

/** The donor of a record, as lists name them. */
export const donorOf = (db: Db, { donorId }: { donorId: string }) => ({
  donor: namedDonor(db.donors.ownerOf(donorId)),
});

type OwnedName = "donation" | "award";

interface OwnedKind<M extends OwnedName, Answer> {
  find(db: Db, key: string): Records[M] | undefined;
  keyOf(donor: DonorRecord, number: number): string;
  /** What a new one has where nothing was sent. */
  empty: Partial<Records[M]>;
  serialize(record: Records[M]): Answer;
}

interface Caller {
  db: Db;
  user: StaffUser;
}
type Named = Caller & { id: unknown };

/** What staff writes of records that belong to a donor. Each answers with the record as it is now. */
export class OwnedWrites<M extends OwnedName, Answer> {
  constructor(
    private readonly entity: M,
    private readonly subject: Subject,
    private readonly kind: OwnedKind<M, Answer>,
  ) {}

  /** @throws HttpError 403, 409 for a donor who was deleted, 422 */
  create({ db, user, sent, reason = null }: Caller & { sent: Body; reason?: string | null }): Answer {
    const donor = ownerOf(db, user, this.subject, sent.donorId);
    const key = this.kind.keyOf(donor, db.nextNumber(this.entity, 1000));
    const set = { ...this.kind.empty, _id: key, key, donorId: donor._id } as unknown as Partial<Records[M]>;
    const writer = asUser(user);
    const { entity } = this;
    return this.kind.serialize(write(db, { entity, action: "create", before: undefined, writer, sent, set, reason }));
  }

  /** @throws HttpError 403, 404, 409, 422 */
  update({ db, user, id, sent, reason = null }: Named & { sent: Body; reason?: string | null }): Answer {
    const before = permitted(db, user, ["update", this.subject], this.kind.find(db, String(id)));
    const version = versionOf(sent);
    const { entity } = this;
    return this.kind.serialize(
      write(db, { entity, action: "update", before, writer: asUser(user), sent, version, reason }),
    );
  }

  /** @returns the version of the tombstone. @throws HttpError 400, 403, 404, 409 */
  remove({ db, user, id, request }: Named & { request: { url: string } }): number {
    const before = permitted(db, user, ["delete", this.subject], this.kind.find(db, String(id)));
    const version = versionToDelete(request);
    return write(db, { entity: this.entity, action: "delete", before, writer: asUser(user), version }).version;
  }

  /** @throws HttpError 403, 404, 409 for one that wasn't deleted */
  restore({ db, user, id }: Named): Answer {
    const before = permitted(db, user, ["delete", this.subject], this.kind.find(db, String(id)));
    return this.kind.serialize(write(db, { entity: this.entity, action: "restore", before, writer: asUser(user) }));
  }
}
