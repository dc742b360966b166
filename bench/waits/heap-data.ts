import type { CDPSession } from "playwright";

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
  strings: string[];
}

/** What the browser makes and drops as it likes: compiled code, and the shapes of objects. */
const NOT_DATA = new Set(["code", "hidden", "synthetic", "object shape"]);
/** Parts of objects, which a snapshot calls native as it does the nodes of the page. */
const PARTS = "system / PropertyArray";

/** @returns the bytes of a page's objects, strings and closures, without compiled code */
export async function heapData(cdp: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const add = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  cdp.on("HeapProfiler.addHeapSnapshotChunk", add);
  await cdp.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  cdp.off("HeapProfiler.addHeapSnapshotChunk", add);
  const { snapshot, nodes, strings } = JSON.parse(chunks.join("")) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeAt, nameAt, sizeAt] = ["type", "name", "self_size"].map((name) => fields.indexOf(name)) as [
    number,
    number,
    number,
  ];
  const field = (at: number, offset: number) => nodes[at + offset] ?? 0;
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][field(at, typeAt)] ?? "";
    const isPart = type === "native" && strings[field(at, nameAt)] === PARTS;
    if (isPart || (type !== "native" && !NOT_DATA.has(type))) bytes += field(at, sizeAt);
  }
  return bytes;
}
