import type { CardSettings } from "../../../domain/settings/card-settings";
import { isRecord } from "../../../domain/values";
import { useTyped } from "../use-typed";

interface TypedField {
  now: string;
  /** The saved value when the user began to type. */
  base: string;
}
/** The changed fields only: the server increases the next number with each new card. */
type TypedCards = Partial<Record<keyof CardSettings, TypedField>>;

const FIELDS = ["pattern", "next"] as const;

const fieldOf = (stored: unknown): TypedField | null =>
  isRecord(stored) && typeof stored.now === "string" && typeof stored.base === "string"
    ? { now: stored.now, base: stored.base }
    : null;

/** Calls `read` for each field. @returns the fields with a result; null if there is none */
function collect(read: (name: keyof CardSettings) => TypedField | null | undefined): TypedCards | null {
  const found = FIELDS.flatMap((name) => {
    const field = read(name);
    return field ? [[name, field] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

const readTyped = (stored: unknown) => (isRecord(stored) ? collect((name) => fieldOf(stored[name])) : null);

/** Keeps what the user typed into the card fields until it is saved or discarded. */
export function useCardsDraft({ pattern, next }: CardSettings) {
  const { typed, type, saved } = useTyped<TypedCards>("cards", readTyped);
  const now = { pattern, next: String(next) };
  return {
    isTyped: typed !== null,
    /** Whether somebody else has saved other values since the user began to type. */
    isOlder: FIELDS.some((name) => {
      const field = typed?.[name];
      return field && now[name] !== field.base && now[name] !== field.now.trim();
    }),
    shown: { pattern: typed?.pattern?.now ?? now.pattern, next: typed?.next?.now ?? now.next },
    edit(changed: keyof CardSettings, value: string) {
      type(
        collect((name) => {
          if (name !== changed) return typed?.[name];
          return value === now[name] ? null : { now: value, base: typed?.[name]?.base ?? now[name] };
        }),
      );
    },
    discard: () => type(null),
    /** Call it before a save. @returns a function to call after the save: it keeps what the user has typed meanwhile */
    prepareSave(values: CardSettings) {
      const sent = { pattern: values.pattern, next: String(values.next) };
      return () => {
        if (typed)
          saved(typed, (since) => ({
            ...(since.pattern && { pattern: { ...since.pattern, base: sent.pattern } }),
            ...(since.next && { next: { ...since.next, base: sent.next } }),
          }));
      };
    },
  };
}
