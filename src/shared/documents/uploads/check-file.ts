import { findContent, isAsNamed, LOOKED_AT } from "../../../domain/documents/content";
import { cleanFileName } from "../../../domain/documents/file-name";
import { extensionOf, fileTypeOf } from "../../../domain/documents/file-types";
import type { DocumentLimits } from "../document";
import { UploadRefused } from "./upload-item";
import { texts } from "./texts";

/**
 * Looks at a file before anything of it is sent: at its size, its name, and what its bytes are.
 * @param limits null where the server tells none: then it decides
 * @throws UploadRefused
 */
export async function checkFile(file: File, limits: DocumentLimits | null): Promise<void> {
  if (file.size === 0) throw refused("empty");
  if (limits?.maxSize && file.size > limits.maxSize) throw refused("size");
  const { used = null, size = null } = limits?.store ?? {};
  if (used !== null && size !== null && file.size > size - used) throw refused("full");
  const name = cleanFileName(file.name);
  const types = limits?.types ?? [];
  if (types.length > 0 && !types.some(({ extension }) => extension.toLowerCase() === extensionOf(name)))
    throw refused("type");
  const found = findContent(await bytesOf(file, 0, LOOKED_AT), await bytesOf(file, -LOOKED_AT));
  // what we don't know by its bytes is the server's to judge
  if (fileTypeOf(name) ? !isAsNamed(name, found) : found === "program") throw refused("content", found);
}

const refused = (code: "empty" | "size" | "full" | "type" | "content" | "gone", found: string | null = null) =>
  new UploadRefused({ code, found, message: texts.refusals[code] });

/** @returns a part of a file. @throws UploadRefused where it was changed, moved or removed since it was chosen */
export async function bytesOf(file: File, from: number, to?: number): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.slice(from, to).arrayBuffer());
  } catch {
    throw refused("gone");
  }
}

/** Larger files would have to be in memory as a whole. */
const MOST_HASHED = 100_000_000;

/** @returns the SHA-256 of a file in hexadecimal; null where the browser has no means (plain http), or the file is very large */
export async function checksumOf(file: File): Promise<string | null> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  if (!subtle || file.size > MOST_HASHED) return null;
  const digest = await subtle.digest("SHA-256", await bytesOf(file, 0));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
