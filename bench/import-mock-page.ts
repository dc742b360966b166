import { createInlineMock } from "../src/mocks/index";

/** What is done with an import, in this order; the first is not the mock's. */
export type ImportStep = "prepare" | "stage" | "commit" | "read" | "undo";

declare global {
  var importStep: (step: ImportStep, rows: number) => Promise<void>;
}

const BATCH = 1_000;
interface Answer {
  import: {
    _id: string;
    planned: { create: number; update: number };
    written: { create: number; update: number };
    undone: { removed: number; restored: number };
  };
  total: number;
}

/** Of ten rows nine are of people whom nobody knows, as when a group moves in. */
function rowsOf(batch: number, count: number, known: readonly { fiscalCode: string }[]) {
  return Array.from({ length: count }, (_, at) => {
    const nth = batch * BATCH + at;
    const person = nth % 10 === 0 ? known[nth / 10] : undefined;
    const values = person
      ? { fiscalCode: person.fiscalCode, branch: `Sede ${nth}` }
      : {
          ...{ lastName: `Nuovi${nth}`, firstName: "Piera", birthday: "1980-04-02", area: "Lodi", city: "Crema" },
          ...{ cardNumber: `N${nth}`, email: `piera.${nth}@esempio.it`, gender: "F", bloodGroup: "0+" },
          ...{ donationsNumber: 4, lastDonationDate: "2025-05-05", lastDonationType: 1, status: "active" },
        };
    return { row: nth + 2, values };
  });
}

const apiBase = "https://import.example/v2";
let call: (method: string, path: string, body?: object) => Promise<Answer>;
let batches: ReturnType<typeof rowsOf>[] = [];
let id = "";

async function prepare(rows: number): Promise<void> {
  const mock = createInlineMock({ apiBase, donors: Math.max(2_000, rows / 5), storage: "memory" });
  await mock.ready;
  let { authToken } = await mock.control.signIn("admin");
  call = async (method, path, body) => {
    const headers = { Authorization: `Bearer ${authToken}`, "Content-Type": "application/json" };
    const answer = await mock.fetch(
      new Request(apiBase + path, { method, headers, ...(body && { body: JSON.stringify(body) }) }),
    );
    if (answer.status === 401) {
      ({ authToken } = await mock.control.signIn("admin"));
      return call(method, path, body);
    }
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const known: { fiscalCode: string }[] = [];
  for (let skip = 0; known.length < rows / 10; skip += BATCH) {
    const { donors } = (await call("GET", `/donors?skip=${skip}&limit=${BATCH}`)) as unknown as {
      donors: typeof known;
    };
    known.push(...donors.filter(({ fiscalCode }) => fiscalCode));
  }
  batches = Array.from({ length: Math.ceil(rows / BATCH) }, (_, batch) =>
    rowsOf(batch, Math.min(BATCH, rows - batch * BATCH), known),
  );
  const file = { name: "soci.csv", size: 1, rows, columns: 12 };
  const form = { entity: "donors", file, shape: "abc", checksum: "all", update: "overwrite", invite: false };
  id = (await call("POST", "/imports", form)).import._id;
}

const all = async (rows: number, told: (answer: Answer) => number, calls: AsyncIterable<Answer>) => {
  let last: Answer | undefined;
  for await (const answer of calls) last = answer;
  const found = last ? told(last) : 0;
  if (found !== rows) throw new Error(`${found} rows of ${rows}`);
};
async function* each(numbers: Iterable<number>, one: (batch: number) => Promise<Answer>): AsyncGenerator<Answer> {
  for (const batch of numbers) yield await one(batch);
}

/** What `bench/import-mock.ts` runs in its page: an import is tried, written, read and undone, call by call. */
globalThis.importStep = async (step, rows) => {
  const path = `/imports/${id}`;
  const numbers = [...batches.keys()];
  if (step === "prepare") return prepare(rows);
  if (step === "stage")
    return all(
      rows,
      ({ import: { planned } }) => planned.create + planned.update,
      each(numbers, (batch) =>
        call("POST", `${path}/rows`, { batch, checksum: `c${batch}`, rows: batches[batch] ?? [] }),
      ),
    );
  if (step === "commit")
    return all(
      rows,
      ({ import: { written } }) => written.create + written.update,
      each(numbers, (batch) => call("POST", `${path}/commit`, { batch })),
    );
  if (step === "read")
    return all(
      rows,
      ({ total }) => total,
      each(numbers, (batch) => call("GET", `${path}/rows?skip=${batch * BATCH}&limit=${BATCH}`)),
    );
  return all(
    rows,
    ({ import: { undone } }) => undone.removed + undone.restored,
    each(numbers.reverse(), (batch) => call("DELETE", path, { batch })),
  );
};
