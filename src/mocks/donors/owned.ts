import type { Subject } from "../auth/abilities";
import type { Db } from "../db/db";
import type { DonorRecord, Records, StaffUser } from "../db/models";
import { ownerOf, permitted } from "../handlers/permitted";
import { type Body, versionOf, versionToDelete } from "../handlers/request";
import { write } from "../write/write";
import { asUser } from "../write/writer";

type OwnedName = "donation" | "award";

interface OwnedKind<M extends OwnedName, Serialized> {
  keyOf(donor: DonorRecord, number: number): string;
  /** Default values of a new record. */
  empty: Partial<Records[M]>;
  serialize(record: Records[M]): Serialized;
}

interface Caller {
  db: Db;
  user: StaffUser;
}
type RecordCaller = Caller & { id: unknown };

/** Writes records that belong to a donor: donations and awards. */
export class OwnedWrites<M extends OwnedName, Serialized> {
  constructor(
    private readonly entity: M,
    private readonly subject: Subject,
    private readonly kind: OwnedKind<M, Serialized>,
  ) {}

  /** @throws HttpError 403, 409 for a deleted donor, 422 */
  create({ db, user, sent, reason = null }: Caller & { sent: Body; reason?: string | null }): Serialized {
    const donor = ownerOf(db, user, this.subject, sent.donorId);
    const key = this.kind.keyOf(donor, db.nextNumber(this.entity, 1000));
    const set = { ...this.kind.empty, _id: key, key, donorId: donor._id } as Partial<Records[M]>;
    const writer = asUser(user);
    const { entity } = this;
    return this.kind.serialize(write(db, { entity, action: "create", before: undefined, writer, sent, set, reason }));
  }

  /** @throws HttpError 403, 404, 409, 422 */
  update({ db, user, id, sent, reason = null }: RecordCaller & { sent: Body; reason?: string | null }): Serialized {
    const before = permitted(db, user, ["update", this.subject], db.records.get(this.entity, String(id)));
    const version = versionOf(sent);
    const { entity } = this;
    return this.kind.serialize(
      write(db, { entity, action: "update", before, writer: asUser(user), sent, version, reason }),
    );
  }

  /** @returns the version of the deleted record. @throws HttpError 400, 403, 404, 409 */
  remove({ db, user, id, request }: RecordCaller & { request: { url: string } }): number {
    const before = permitted(db, user, ["delete", this.subject], db.records.get(this.entity, String(id)));
    const version = versionToDelete(request);
    return write(db, { entity: this.entity, action: "delete", before, writer: asUser(user), version }).version;
  }

  /** Restores a record, for the donor who stays if its donor was merged since. @throws HttpError 403, 404, 409 for a record that isn't deleted */
  restore({ db, user, id }: RecordCaller): Serialized {
    const { entity } = this;
    const before = permitted(db, user, ["delete", this.subject], db.records.get(entity, String(id)));
    const { donorId, firstOwner = donorId } = before;
    const owner = db.currentDonor(donorId)?._id ?? donorId;
    const set = (owner === donorId ? {} : { donorId: owner, firstOwner }) as Partial<Records[M]>;
    return this.kind.serialize(write(db, { entity, action: "restore", before, writer: asUser(user), set }));
  }
}
