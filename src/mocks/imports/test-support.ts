import type { TestMock } from "../test-support/mock";

export interface Row {
  row: number;
  values: Record<string, unknown>;
  choice?: unknown;
}
type Options = Record<string, unknown>;

/** Short ways to import: as a client does it, call by call. */
export function importer({ call }: TestMock, token: string) {
  const send = (method: string, path: string, body?: unknown) => call(method, path, { token, body });
  const self = {
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
    /** All of it in one batch. @returns what became of the rows */
    async run(rows: Row[], options: Options = {}) {
      const id = await self.start(options);
      const staged = await self.stage(id, rows);
      return { id, staged, written: await self.commit(id) };
    },
  };
  return self;
}

/** Somebody whom the registry doesn't know. */
export const stranger = (row: number, more: Record<string, unknown> = {}): Row => ({
  row,
  values: { lastName: `Nuovi${row}`, firstName: "Piera", area: "Lodi", birthday: "1980-04-02", ...more },
});
