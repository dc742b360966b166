import { factory } from "@mswjs/data";
import { DATABASE_INSTANCE } from "@mswjs/data/lib/glossary.js";
import { type ModelName, MODELS, type Records } from "./models";

/** One record that was written, or removed (null): an entry of what a tab did and others repeat. */
export interface Change {
  model: ModelName;
  id: string;
  value: Records[ModelName] | null;
}

/**
 * The models of @mswjs/data behind an interface with types of ours: plain values in, plain values out, found by key in
 * no time (its own `findFirst` looks at all), every write announced.
 */
export class RecordStore {
  readonly #api = factory(MODELS);
  readonly #core = this.#api[DATABASE_INSTANCE];
  readonly #listeners = new Set<(change: Change) => void>();

  constructor() {
    // its own tab sync wipes what other tabs did
    this.#core.events.removeAllListeners();
    this.#core.events.on("create", (_source, model, entity) => {
      const value = plain(entity);
      this.#tell({ model: model as ModelName, id: value._id, value: value as Records[ModelName] });
    });
    this.#core.events.on("delete", (_source, model, id) =>
      this.#tell({ model: model as ModelName, id: String(id), value: null }),
    );
  }

  /** @returns a copy of the record, or undefined */
  get<M extends ModelName>(model: M, id: string): Records[M] | undefined {
    const entity: unknown = this.#core.getModel(model).get(id);
    return entity ? (plain(entity) as unknown as Records[M]) : undefined;
  }

  /** @returns copies of all records of a model, in no order to rely on */
  all<M extends ModelName>(model: M): Records[M][] {
    return Array.from(this.#core.getModel(model).values(), (entity) => plain(entity) as unknown as Records[M]);
  }

  count(model: ModelName): number {
    return this.#core.count(model);
  }

  /** Writes a whole record. It is made anew: the library's own update loses what lies within nested values. */
  put<M extends ModelName>(model: M, value: Records[M]): void {
    if (this.#core.has(model, value._id)) this.#core.delete(model, value._id);
    const api = this.#api[model] as { create(value: unknown): unknown };
    api.create(value);
  }

  remove(model: ModelName, id: string): void {
    if (this.#core.has(model, id)) this.#core.delete(model, id);
  }

  /** Applies a change that another tab made, or this page before it was reloaded. */
  apply({ model, id, value }: Change): void {
    if (value) this.put(model, value);
    else this.remove(model, id);
  }

  /** @returns how to stop listening */
  onChange(heard: (change: Change) => void): () => void {
    this.#listeners.add(heard);
    return () => this.#listeners.delete(heard);
  }

  /** @returns the zones that are there, in their order */
  zones(): Records["zone"][] {
    return inOrder(this.all("zone"));
  }

  /** @returns the associations of a zone, in their order */
  associationsOf(zone: string): Records["association"][] {
    return inOrder(this.all("association").filter(({ zoneId }) => zoneId === zone));
  }

  #tell(change: Change) {
    for (const heard of this.#listeners) heard(change);
  }
}

const inOrder = <T extends { order: number; deleted: boolean }>(places: T[]): T[] =>
  places.filter(({ deleted }) => !deleted).sort((a, b) => a.order - b.order);

/** Own values of an entity, without the library's own. What is plain needs no copy: an import reads a hundred thousand. */
function plain(entity: unknown): { _id: string } & Record<string, unknown> {
  const own: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(entity as object))
    if (name !== "SERIALIZED_INTERNAL_PROPERTIES")
      own[name] = typeof value === "object" && value !== null ? structuredClone<unknown>(value) : value;
  return own as { _id: string } & Record<string, unknown>;
}
