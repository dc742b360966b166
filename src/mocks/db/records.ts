import { factory } from "@mswjs/data";
import { DATABASE_INSTANCE } from "@mswjs/data/lib/glossary.js";
import { type ModelName, MODELS, type Records } from "./models";

/** One record that was written, or removed (null): an entry of what a tab did and others repeat. */
export interface Change {
  model: ModelName;
  id: string;
  value: Records[ModelName] | null;
}

type Listener = (change: Change, before: Records[ModelName] | undefined) => void;
interface Queries extends Record<"create" | "findFirst" | "delete", (given: unknown) => unknown> {
  getAll(): unknown[];
  count(): number;
}

/**
 * All records by model, behind one interface with types of ours. The models of {@link MODELS} are in @mswjs/data; those
 * that may have thousands of records are maps, since its queries look at every record (docs/decisions/0089). A record of a
 * map is never changed, only replaced.
 */
export class RecordStore {
  readonly #api = factory(MODELS);
  readonly #maps = new Map<ModelName, Map<string, unknown>>();
  readonly #listeners = new Set<Listener>();

  constructor() {
    // the library's own synchronisation of tabs wipes what other tabs did (docs/decisions/0089)
    this.#api[DATABASE_INSTANCE].events.removeAllListeners();
  }

  get<M extends ModelName>(model: M, id: string): Records[M] | undefined {
    const map = this.#map(model);
    if (map) return map.get(id);
    const entity = this.#queries(model).findFirst(withId(id));
    return entity ? (plain(entity) as Records[M]) : undefined;
  }

  /** @returns all records of a model; those of @mswjs/data in no order to rely on */
  all<M extends ModelName>(model: M): Records[M][] {
    const map = this.#map(model);
    if (map) return [...map.values()];
    return this.#queries(model)
      .getAll()
      .map((entity) => plain(entity) as Records[M]);
  }

  count(model: ModelName): number {
    return this.#map(model)?.size ?? this.#queries(model).count();
  }

  /** Writes a whole record. */
  put<M extends ModelName>(model: M, value: Records[M]): void {
    const map = this.#map(model);
    const before = map ? map.get(value._id) : this.get(model, value._id);
    if (map) map.set(value._id, value);
    else {
      // the library's `update` drops what is within nested values (docs/decisions/0089)
      if (before) this.#queries(model).delete(withId(value._id));
      this.#queries(model).create(value);
    }
    this.#emit({ model, id: value._id, value }, before);
  }

  /** Writes the first records of a map's model, before anybody listens. */
  seed<M extends ModelName>(model: M, values: readonly Records[M][]): void {
    const map = this.#map(model);
    for (const value of values) map?.set(value._id, value);
  }

  /** Replaces a donor by one in which only what follows from other records differs: no change of its own. */
  derive(donor: Records["donor"]): void {
    this.#map("donor")?.set(donor._id, donor);
  }

  remove(model: ModelName, id: string): void {
    const before = this.get(model, id);
    if (!before) return;
    const map = this.#map(model);
    if (map) map.delete(id);
    else this.#queries(model).delete(withId(id));
    this.#emit({ model, id, value: null }, before);
  }

  /** Applies a change that another tab made, or this page before it was reloaded. */
  apply({ model, id, value }: Change): void {
    if (value) this.put(model, value);
    else this.remove(model, id);
  }

  /** @param listener hears each change, with the record as it was before */
  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** @returns the zones that exist, in their order */
  zones(): Records["zone"][] {
    return inOrder(this.all("zone"));
  }

  /** @returns the associations of a zone, in their order */
  associationsOf(zone: string): Records["association"][] {
    return inOrder(this.all("association").filter(({ zoneId }) => zoneId === zone));
  }

  /** The documented queries of a model of @mswjs/data. */
  #queries(model: ModelName): Queries {
    return this.#api[model as keyof typeof MODELS] as unknown as Queries;
  }

  /** The map of a model; undefined for a model of @mswjs/data. */
  #map<M extends ModelName>(model: M): Map<string, Records[M]> | undefined {
    let map = this.#maps.get(model);
    if (!map && !(model in MODELS)) this.#maps.set(model, (map = new Map()));
    return map as Map<string, Records[M]> | undefined;
  }

  #emit(change: Change, before: Records[ModelName] | undefined) {
    for (const listener of this.#listeners) listener(change, before);
  }
}

/** Records of a model by words that follow from them. Built at the first question and kept with each write. */
export class RecordIndex<M extends ModelName> {
  #ids: Map<string, Set<string>> | undefined;

  constructor(
    private readonly records: RecordStore,
    private readonly model: M,
    private readonly wordsOf: (record: Records[M]) => readonly string[],
  ) {
    records.onChange((change, before) => {
      if (change.model === model && this.#ids) this.#move(this.#ids, before as Records[M], change.value as Records[M]);
    });
  }

  /** @returns the records of a word, deleted ones included */
  find(word: string): Records[M][] {
    if (!this.#ids) {
      this.#ids = new Map();
      for (const record of this.records.all(this.model)) this.#move(this.#ids, undefined, record);
    }
    return [...(this.#ids.get(word) ?? [])].flatMap((id) => this.records.get(this.model, id) ?? []);
  }

  #move(ids: Map<string, Set<string>>, before: Records[M] | undefined, after: Records[M] | null) {
    const [from, to] = [before ? this.wordsOf(before) : [], after ? this.wordsOf(after) : []];
    for (const word of from) if (before && !to.includes(word)) ids.get(word)?.delete(before._id);
    for (const word of to) {
      if (!after || from.includes(word)) continue;
      const known = ids.get(word);
      if (known) known.add(after._id);
      else ids.set(word, new Set([after._id]));
    }
  }
}

/**
 * @param models what the value follows from
 * @returns gives the value, which is made again at the first question after a change of one of the models
 */
export function untilChanged<T>(records: RecordStore, models: readonly ModelName[], make: () => T): () => T {
  let made: { value: T } | undefined;
  records.onChange(({ model }) => {
    if (models.includes(model)) made = undefined;
  });
  return () => (made ??= { value: make() }).value;
}

const withId = (id: string) => ({ where: { _id: { equals: id } } });

const inOrder = <T extends { order: number; deleted: boolean }>(places: T[]): T[] =>
  places.filter(({ deleted }) => !deleted).sort((a, b) => a.order - b.order);

/** A copy of an entity's own values, without those of the library. */
function plain(entity: unknown): unknown {
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entity as object))
    if (name !== "SERIALIZED_INTERNAL_PROPERTIES")
      own[name] = typeof value === "object" && value !== null ? structuredClone<unknown>(value) : value;
  return own;
}
