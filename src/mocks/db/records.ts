import { factory } from "@mswjs/data";
import { DATABASE_INSTANCE } from "@mswjs/data/lib/glossary.js";
import type { QuerySelectorWhere } from "@mswjs/data/lib/query/queryTypes";
import { type ModelName, MODELS, type Records, type SmallModel } from "./models";
import { type OwnedRecord, OwnedRecords } from "./owned-records";

/** A record that was written, or removed (`value` is null). Other tabs apply the same change. */
export interface Change {
  model: ModelName;
  id: string;
  value: Records[ModelName] | null;
}

type Listener = (change: Change, before: Records[ModelName] | undefined) => void;
/** A query of @mswjs/data: https://github.com/mswjs/data#querying-data */
interface Query<M extends SmallModel> {
  where?: QuerySelectorWhere<Records[M]>;
  orderBy?: OrderBy<Records[M]> | OrderBy<Records[M]>[];
}
type OwnedModel = "donation" | "award";
/** The seeded donations and awards of a donor, made at the call. */
interface SeededRecords {
  donations(): Records["donation"][];
  awards(): Records["award"][];
}
type OrderBy<T> = { [Name in keyof T]?: "asc" | "desc" | { [Part in keyof T[Name]]?: "asc" | "desc" } };

/**
 * All records by model. The models of {@link MODELS} are in @mswjs/data; the large ones are maps, because its queries look at
 * every record (docs/decisions/mock.md, "The mock keeps plain records"). A record of a map is replaced, never changed.
 */
export class RecordStore {
  readonly #small = factory(MODELS);
  readonly #maps = new Map<ModelName, Map<string, unknown>>();
  readonly #owned: ReadonlyMap<ModelName, OwnedRecords>;
  readonly #listeners = new Set<Listener>();

  /** @param seededOf returns the seeded records of a donor */
  constructor(seededOf: (donorId: string) => SeededRecords) {
    const donorIds = () => this.#map("donor").keys();
    this.#owned = new Map<ModelName, OwnedRecords>([
      ["donation", new OwnedRecords((donorId) => seededOf(donorId).donations(), donorIds)],
      ["award", new OwnedRecords((donorId) => seededOf(donorId).awards(), donorIds)],
    ]);
    // the library's synchronisation of tabs reverts the changes of other tabs (docs/decisions/mock.md, "The mock keeps plain
    // records")
    this.#small[DATABASE_INSTANCE].events.removeAllListeners();
  }

  get<M extends ModelName>(model: M, id: string): Records[M] | undefined {
    const owned = this.#owned.get(model);
    if (owned) return owned.get(id) as Records[M] | undefined;
    if (!isSmall(model)) return this.#map(model).get(id);
    const entity = this.#entities(model).get(id);
    return entity ? (plain(entity) as Records[M]) : undefined;
  }

  /** @returns the records of a small model that match a query */
  find<M extends SmallModel>(model: M, query: Query<M>): Records[M][] {
    return this.#small[model as "view"].findMany(query as object).map((entity) => plain(entity) as Records[M]);
  }

  /** @returns all records of a model; those of @mswjs/data in no particular order */
  all<M extends ModelName>(model: M): Records[M][] {
    const owned = this.#owned.get(model);
    if (owned) return owned.all() as Records[M][];
    if (!isSmall(model)) return [...this.#map(model).values()];
    return [...this.#entities(model).values()].map((entity) => plain(entity) as Records[M]);
  }

  /** @returns the donations or awards of a donor, deleted ones included */
  ownedBy<M extends OwnedModel>(model: M, donorId: string): readonly Records[M][] {
    return (this.#owned.get(model)?.of(donorId) ?? []) as Records[M][];
  }

  /** @returns the names of all models that have records */
  models(): ModelName[] {
    return [...(Object.keys(MODELS) as SmallModel[]), ...this.#owned.keys(), ...this.#maps.keys()];
  }

  count(model: ModelName): number {
    if (isSmall(model)) return this.#small[model].count();
    return this.#owned.get(model)?.all().length ?? this.#map(model).size;
  }

  /** Writes a whole record. */
  put<M extends ModelName>(model: M, value: Records[M]): void {
    const owned = this.#owned.get(model);
    const own = value as OwnedRecord;
    // a new record is in no list yet: don't look for it in those of other donors
    const before = owned ? (owned.before(own) as Records[M] | undefined) : this.get(model, value._id);
    if (owned) owned.set(own);
    else if (isSmall(model)) {
      // the library's `update` drops nested values (docs/decisions/mock.md, "The mock keeps plain records")
      this.#entities(model).delete(value._id);
      this.#small[model as "view"].create(value as object);
    } else this.#map(model).set(value._id, value);
    this.#emit({ model, id: value._id, value }, before);
  }

  /** Adds seeded records that aren't there yet, without calling listeners. */
  seed<M extends Exclude<ModelName, OwnedModel>>(model: M, values: readonly Records[M][]): void {
    for (const value of values) {
      if (this.get(model, value._id)) continue;
      if (isSmall(model)) this.#small[model as "view"].create(value as object);
      else this.#map(model).set(value._id, value);
    }
  }

  /** Replaces a donor whose derived fields have changed, without calling listeners. */
  derive(donor: Records["donor"]): void {
    this.#map("donor").set(donor._id, donor);
  }

  remove(model: ModelName, id: string): void {
    const before = this.get(model, id);
    if (!before) return;
    const owned = this.#owned.get(model);
    if (owned) owned.delete(before as OwnedRecord);
    else if (isSmall(model)) this.#entities(model).delete(id);
    else this.#map(model).delete(id);
    this.#emit({ model, id, value: null }, before);
  }

  /** Applies a change of another tab, or of this page before a reload. */
  apply({ model, id, value }: Change): void {
    if (value) this.put(model, value);
    else this.remove(model, id);
  }

  /** @param listener called with each change, and the record before it */
  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** @returns the zones that aren't deleted, in their order */
  zones(): Records["zone"][] {
    return this.find("zone", { where: { deleted: { equals: false } }, orderBy: { order: "asc" } });
  }

  /** @returns the associations of a zone, in their order */
  associationsOf(zone: string): Records["association"][] {
    const where = { zoneId: { equals: zone }, deleted: { equals: false } };
    return this.find("association", { where, orderBy: { order: "asc" } });
  }

  /** The library's entities by id, without the cost of a query. */
  #entities(model: SmallModel): Map<unknown, object> {
    return this.#small[DATABASE_INSTANCE].getModel(model);
  }

  #map<M extends ModelName>(model: M): Map<string, Records[M]> {
    const map = this.#maps.get(model) ?? new Map<string, unknown>();
    this.#maps.set(model, map);
    return map as Map<string, Records[M]>;
  }

  #emit(change: Change, before: Records[ModelName] | undefined) {
    for (const listener of this.#listeners) listener(change, before);
  }
}

/** Finds the records of a model by computed keys. Built at the first use, then updated by each write. */
export class RecordIndex<M extends ModelName> {
  #ids: Map<string, Set<string>> | undefined;

  constructor(
    private readonly records: RecordStore,
    private readonly model: M,
    private readonly keysOf: (record: Records[M]) => readonly string[],
  ) {
    records.onChange((change, before) => {
      if (change.model === model && this.#ids) this.#move(this.#ids, before as Records[M], change.value as Records[M]);
    });
  }

  /** @returns the records with a key, deleted ones included */
  find(key: string): Records[M][] {
    if (!this.#ids) {
      this.#ids = new Map();
      for (const record of this.records.all(this.model)) this.#move(this.#ids, undefined, record);
    }
    return [...(this.#ids.get(key) ?? [])].flatMap((id) => this.records.get(this.model, id) ?? []);
  }

  #move(ids: Map<string, Set<string>>, before: Records[M] | undefined, after: Records[M] | null) {
    const [from, to] = [before ? this.keysOf(before) : [], after ? this.keysOf(after) : []];
    for (const key of from) if (before && !to.includes(key)) ids.get(key)?.delete(before._id);
    for (const key of to) {
      if (!after || from.includes(key)) continue;
      const idsOfKey = ids.get(key);
      if (idsOfKey) idsOfKey.add(after._id);
      else ids.set(key, new Set([after._id]));
    }
  }
}

/** @returns a function that returns a cached value, and computes it again after a change of one of the models */
export function untilChanged<T>(records: RecordStore, models: readonly ModelName[], make: () => T): () => T {
  let cached: { value: T } | undefined;
  records.onChange(({ model }) => {
    if (models.includes(model)) cached = undefined;
  });
  return () => (cached ??= { value: make() }).value;
}

const isSmall = (model: ModelName): model is SmallModel => model in MODELS;

/** A copy of an entity's own values, without those of the library. */
function plain(entity: unknown): unknown {
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entity as object))
    if (name !== "SERIALIZED_INTERNAL_PROPERTIES")
      own[name] = typeof value === "object" && value !== null ? structuredClone<unknown>(value) : value;
  return own;
}
