import type { CardSettings } from "../../../domain/settings/card-settings";
import { isRecord } from "../../../domain/values";
import { useTyped } from "../use-typed";

/** What was typed into a field, and what was saved when that began. */
interface TypedField {
  now: string;
  base: string;
}
/** Only what was changed: the next number goes on by itself with each card that is given. */
type TypedCards = Partial<Record<keyof CardSettings, TypedField>>;

const FIELDS = ["pattern", "next"] as const;

const fieldOf = (kept: unknown): TypedField | null =>
  isRecord(kept) && typeof kept.now === "string" && typeof kept.base === "string"
    ? { now: kept.now, base: kept.base }
    : null;

/** @returns the fields of which `field` tells something; null for none */
function collect(field: (name: keyof CardSettings) => TypedField | null | undefined): TypedCards | null {
  const found = FIELDS.flatMap((name) => {
    const one = field(name);
    return one ? [[name, one] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : null;
}

const readTyped = (kept: unknown) => (isRecord(kept) ? collect((name) => fieldOf(kept[name])) : null);

/** What is typed over the numbering as it is saved. */
export function useCardsDraft({ pattern, next }: CardSettings) {
  const { typed, type, saved } = useTyped<TypedCards>("cards", readTyped);
  const now = { pattern, next: String(next) };
  return {
    isTyped: typed !== null,
    /** What has been saved since isn't what one began with, nor what one typed. */
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
    leave: () => type(null),
    /** Before a save. @returns what to do once it is saved: what was typed since stays, upon what was sent */
    sends(values: CardSettings) {
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
