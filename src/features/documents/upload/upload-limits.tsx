import type { DocumentLimits } from "../../../shared/documents/document";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** What may be uploaded, as the server tells it; nothing where it doesn't. */
export function UploadLimits({ limits }: { limits: DocumentLimits | null }) {
  if (!limits) return null;
  const { maxSize, types, store } = limits;
  const left = store && store.size !== null && store.used !== null ? Math.max(0, store.size - store.used) : null;
  const lines = [
    ...(maxSize === null ? [] : [texts.upTo(maxSize)]),
    ...(types.length === 0 ? [] : [texts.types(types.map(({ extension }) => extension))]),
    ...(left === null ? [] : [texts.free(left)]),
    ...(store?.lasting === false ? [texts.notLasting] : []),
  ];
  if (lines.length === 0) return null;
  return <p className={tw`text-label text-muted text-pretty`}>{lines.join(" ")}</p>;
}

/** @returns what a file picker offers first; nothing where the server names no types */
export const accepted = (limits: DocumentLimits | null): string | undefined =>
  limits && limits.types.length > 0 ? limits.types.map(({ extension }) => `.${extension}`).join() : undefined;
