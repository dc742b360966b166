import { extensionOf } from "../../../domain/documents/file-types";
import type { DocumentLimits } from "../../../shared/documents/document";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

export function UploadLimits({ limits }: { limits: DocumentLimits | null }) {
  if (!limits) return null;
  const { maxSize, types, store } = limits;
  const free = store && store.size !== null && store.used !== null ? Math.max(0, store.size - store.used) : null;
  const lines = [
    ...(maxSize === null ? [] : [texts.upTo(maxSize)]),
    ...(types.length === 0 ? [] : [texts.types(types.map(({ extension }) => extension))]),
    ...(free === null ? [] : [texts.free(free)]),
    ...(store?.lasting === false ? [texts.notLasting] : []),
  ];
  if (lines.length === 0) return null;
  return <p className={tw`text-label text-muted text-pretty`}>{lines.join(" ")}</p>;
}

/** @returns why the server will refuse a file; null if its name and size are fine */
export function refusalOf({ name, size }: File, limits: DocumentLimits | null): string | null {
  if (!limits) return null;
  const { maxSize, types } = limits;
  const extensions = types.map(({ extension }) => extension.toLowerCase());
  if (extensions.length > 0 && !extensions.includes(extensionOf(name))) return texts.otherType;
  return maxSize !== null && size > maxSize ? texts.tooLarge(maxSize) : null;
}

export const accepted = (limits: DocumentLimits | null): string | undefined =>
  limits && limits.types.length > 0 ? limits.types.map(({ extension }) => `.${extension}`).join() : undefined;
