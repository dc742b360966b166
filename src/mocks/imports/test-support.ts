import type { TestMock } from "../test-support/mock";

export interface Row {
  row: number;
  values: Record<string, unknown>;
  choice?: unknown;
}
type Options = Record<string, unknown>;

/** Calls of an import, as a client sends them. */
export function importer({ call }: TestMock, token: string) {
  const send = (method: string, path: string, body?: unknown) => call(method, path, { token, body });
  const calls = {
    send,
    async start(options: Options = {}): Promise<string> {
      const file = { name: "soci-2026.csv", size: 2_000, rows: 10, columns: 5 };
      const form = { entity: "donors", file, shape: "abc", checksum: "all", update: "overwrite", invite: false };
      const { status, body } = await send("POST", "/imports", { ...form, ...options });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.import._id;
    },
    stage: async (id: string, rows: Row[], batch = 0) =>
      (await send("POST", `/imports/${id}/rows`, { batch, checksum: JSON.stringify(rows), rows })).body,
    commit: async (id: string, batch = 0) => (await send("POST", `/imports/${id}/commit`, { batch })).body,
    undo: async (id: string, batch = 0, body: object = {}) =>
      (await send("DELETE", `/imports/${id}`, { batch, ...body })).body,
    donor: async (id: string) => (await send("GET", `/donors/${id}`)).body.donor,
    /** Imports rows in one batch. @returns the import's id, the dry run and the result */
    async run(rows: Row[], options: Options = {}) {
      const id = await calls.start(options);
      const staged = await calls.stage(id, rows);
      return { id, staged, written: await calls.commit(id) };
    },
  };
  return calls;
}

/** @returns a row for a new donor */
export const newDonorRow = (row: number, more: Record<string, unknown> = {}): Row => ({
  row,
  values: { lastName: `Nuovi${row}`, firstName: "Piera", area: "Lodi", birthday: "1980-04-02", ...more },
});
