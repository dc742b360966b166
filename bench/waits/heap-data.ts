import type { CDPSession } from "playwright";

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** What isn't the page's own: compiled code, which the browser makes and drops as it likes, and its own objects. */
const NOT_DATA = new Set(["code", "native", "hidden", "synthetic", "object shape"]);

/** @returns the bytes of a page's objects, strings and closures, without compiled code */
export async function heapData(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on("HeapProfiler.addHeapSnapshotChunk", add);
  await cdp.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  cdp.off("HeapProfiler.addHeapSnapshotChunk", add);
  const { snapshot, nodes } = JSON.parse(chunks.join("")) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, sizeAt] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length)
    if (!NOT_DATA.has(types[0][nodes[at + typeAt] ?? 0] ?? "")) bytes += nodes[at + sizeAt] ?? 0;
  return bytes;
}
