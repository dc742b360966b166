import { parseArgs } from "node:util";
import type { MockControl } from "../../src/mocks/index";
import { startMock } from "../../src/mocks/start";
import { shiftDate } from "../support/clock/shift-date";
import { CLOCK_OFFSET_MS } from "../support/clock/test-clock";
import { answer } from "../../src/mocks/transports/answer";
import { runCases } from "./cases/index";
import type { Environment } from "./cases/common";
import { ContractClient, type Send } from "./client";
import { readDocument } from "./document";

/**
 * npm run test:contract                      tests the mock's handlers in this process
 * npm run test:contract -- --base-url URL    tests a server that has the mock's personas, such as `npm run mock-api`
 */
const { values } = parseArgs({ options: { "base-url": { type: "string" } } });

const tokenOf = (link: string | undefined) => link?.split("token=")[1];
const uniqueSuffix = Date.now().toString(36);
const firstLink = async (mails: ReturnType<MockControl["mails"]>) => tokenOf((await mails)[0]?.links[0]);

async function inProcess(apiBase: string): Promise<{ send: Send; environment: Environment }> {
  shiftDate(CLOCK_OFFSET_MS);
  const now = Date.now();
  const mock = await startMock({ apiBase, storage: "memory", donors: 2000 }, () => now);
  const mailedToken = () => firstLink(mock.control.mails());
  return { send: (request) => answer(mock, request), environment: { mailedToken, uniqueSuffix, now } };
}

/** Resets the server first if it is a mock. On a real server, the cases skip the calls that need a mailed link. */
async function overNetwork(apiBase: string): Promise<{ send: Send; environment: Environment }> {
  const control = (name: string, init?: RequestInit) =>
    fetch(new URL(`/__mock/${name}`, apiBase), init).catch(() => null);
  const isMock = (await control("reset", { method: "POST" }))?.ok ?? false;
  if (!isMock) console.log(`${apiBase} is not a mock: the test's changes to its data will stay.`);
  const mails = async () => {
    const response = isMock ? await control("mails") : null;
    return response?.ok ? ((await response.json()) as Awaited<ReturnType<MockControl["mails"]>>) : [];
  };
  return {
    send: (request) => fetch(request),
    environment: { mailedToken: () => firstLink(mails()), uniqueSuffix, now: Date.now() },
  };
}

const apiBase = (values["base-url"] ?? "http://mock.example/v2").replace(/\/+$/, "");
const { send, environment } = await (values["base-url"] ? overNetwork : inProcess)(apiBase);
const client = new ContractClient(readDocument(), apiBase, send);
await runCases(client, environment);

const { operations, answers } = client.missing();
console.log(
  `${client.calls} calls, ${client.answered.size} kinds of answers, at ${values["base-url"] ?? "the mock in process"}`,
);
if (answers.length > 0) console.log(`Documented answers that never came: ${answers.join(", ")}`);
for (const problem of client.problems) console.error(`- ${problem}`);
if (operations.length > 0) console.error(`Operations that were never called: ${operations.join(", ")}`);
process.exit(client.problems.length > 0 || operations.length > 0 ? 1 : 0);
