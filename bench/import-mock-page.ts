import { createInlineMock } from "../src/mocks/index";

/** Steps of the measurement, in this order; "prepare" isn't measured. */
export type ImportStep = "prepare" | "stage" | "commit" | "read" | "undo";

declare global {
  var importStep: (step: ImportStep, rows: number) => Promise<void>;
}

const BATCH = 1_000;
interface ImportResponse {
  import: {
    _id: string;
    planned: { create: number; update: number };
    written: { create: number; update: number };
    undone: { removed: number; restored: number };
  };
  total: number;
}

/** Makes rows of a file: nine of ten are new donors. */
function rowsOf(batch: number, count: number, existing: readonly { fiscalCode: string }[]) {
  return Array.from({ length: count }, (_, at) => {
    const nth = batch * BATCH + at;
    const person = nth % 10 === 0 ? existing[nth / 10] : undefined;
    const values = person
      ? { fiscalCode: person.fiscalCode, branch: `Sede ${nth}` }
      : {
          lastName: `Nuovi${nth}`,
          firstName: "Piera",
          birthday: "1980-04-02",
          area: "Lodi",
          city: "Crema",
          cardNumber: `N${nth}`,
          email: `piera.${nth}@esempio.it`,
          gender: "F",
          bloodGroup: "0+",
          donationsNumber: 4,
          lastDonationDate: "2025-05-05",
          lastDonationType: 1,
          status: "active",
        };
    return { row: nth + 2, values };
  });
}

const apiBase = "https://import.example/v2";
let call: (method: string, path: string, body?: object) => Promise<ImportResponse>;
let batches: ReturnType<typeof rowsOf>[] = [];
let id = "";

async function prepare(rows: number): Promise<void> {
  const mock = createInlineMock({ apiBase, donors: Math.max(2_000, rows / 5), storage: "memory" });
  await mock.ready;
  let { authToken } = await mock.control.signIn("admin");
  call = async (method, path, body) => {
    const headers = { Authorization: `Bearer ${authToken}`, "Content-Type": "application/json" };
    const response = await mock.fetch(
      new Request(apiBase + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
    if (response.status === 401) {
      ({ authToken } = await mock.control.signIn("admin"));
      return call(method, path, body);
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as ImportResponse;
  };
  const existing: { fiscalCode: string }[] = [];
  for (let skip = 0; existing.length < rows / 10; skip += BATCH) {
    const { donors } = (await call("GET", `/donors?skip=${skip}&limit=${BATCH}`)) as unknown as {
      donors: typeof existing;
    };
    existing.push(...donors.filter(({ fiscalCode }) => fiscalCode));
  }
  batches = Array.from({ length: Math.ceil(rows / BATCH) }, (_, batch) =>
    rowsOf(batch, Math.min(BATCH, rows - batch * BATCH), existing),
  );
  const file = { name: "soci.csv", size: 1, rows, columns: 12 };
  const form = { entity: "donors", file, shape: "abc", checksum: "all", update: "overwrite", invite: false };
  id = (await call("POST", "/imports", form)).import._id;
}

const sendAll = async (
  rows: number,
  rowsIn: (response: ImportResponse) => number,
  calls: AsyncIterable<ImportResponse>,
) => {
  let last: ImportResponse | undefined;
  for await (const response of calls) last = response;
  const found = last ? rowsIn(last) : 0;
  if (found !== rows) throw new Error(`${found} rows of ${rows}`);
};
async function* each(
  numbers: Iterable<number>,
  send: (batch: number) => Promise<ImportResponse>,
): AsyncGenerator<ImportResponse> {
  for (const batch of numbers) yield await send(batch);
}

globalThis.importStep = async (step, rows) => {
  const path = `/imports/${id}`;
  const numbers = [...batches.keys()];
  if (step === "prepare") return prepare(rows);
  if (step === "stage")
    return sendAll(
      rows,
      ({ import: { planned } }) => planned.create + planned.update,
      each(numbers, (batch) =>
        call("POST", `${path}/rows`, { batch, checksum: `c${batch}`, rows: batches[batch] ?? [] }),
      ),
    );
  if (step === "commit")
    return sendAll(
      rows,
      ({ import: { written } }) => written.create + written.update,
      each(numbers, (batch) => call("POST", `${path}/commit`, { batch })),
    );
  if (step === "read")
    return sendAll(
      rows,
      ({ total }) => total,
      each(numbers, (batch) => call("GET", `${path}/rows?skip=${batch * BATCH}&limit=${BATCH}`)),
    );
  return sendAll(
    rows,
    ({ import: { undone } }) => undone.removed + undone.restored,
    each(numbers.reverse(), (batch) => call("DELETE", path, { batch })),
  );
};
