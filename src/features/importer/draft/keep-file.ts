import type { RecordName } from "./draft-records";
import { writtenHead } from "./written";

/** Bytes of the file that are encrypted at a time. */
const PART = 2 * 1024 * 1024;

/** Keeps a file, or text that was pasted, piece by piece; what it is stands there last, once it is whole. */
export async function keepFile(
  given: File | { text: string },
  put: (name: RecordName, bytes: BufferSource) => Promise<void>,
): Promise<void> {
  const [source, name] = given instanceof Blob ? [given, given.name] : [new Blob([given.text]), null];
  const parts = Math.ceil(source.size / PART);
  for (let part = 0; part < parts; part++)
    await put(["part", part], await source.slice(part * PART, (part + 1) * PART).arrayBuffer());
  const { type, size } = source;
  await put(["head"], writtenHead({ name, type, size, parts }));
}
