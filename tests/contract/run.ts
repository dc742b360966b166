import { parseArgs } from "node:util";
import type { MockControl } from "../../src/mocks/index";
import { startMock } from "../../src/mocks/start";
import { answer } from "../../src/mocks/transports/answer";
import { runCases } from "./cases/index";
import type { Environment } from "./cases/common";
import { ContractClient, type Send } from "./client";
import { readDocument } from "./document";

/**
 * npm run test:contract                      every handler of the mock, in this process
 * npm run test:contract -- --base-url URL    a test system that has the mock's personas, such as `npm run mock-api`
 */
const { values } = parseArgs({ options: { "base-url": { type: "string" } } });

const tokenOf = (link: string | undefined) => link?.split("token=")[1];
const uniqueSuffix = Date.now().toString(36);
const firstLink = async (mails: ReturnType<MockControl["mails"]>) => tokenOf((await mails)[0]?.links[0]);

async function inProcess(apiBase: string): Promise<{ send: Send; environment: Environment }> {
  const clock = Date.parse("2026-11-20T09:30:00Z");
  const mock = await startMock({ apiBase, storage: "memory", donors: 2000 }, () => clock);
  const mailedToken = () => firstLink(mock.control.mails());
  return { send: (request) => answer(mock, request), environment: { mailedToken, uniqueSuffix, now: clock } };
}

/**
 * A mock server's data and faults are put back first, and its mails can be read. A real one's can't, and the calls that
 * need them are left out.
 */
async function overNetwork(apiBase: string): Promise<{ send: Send; environment: Environment }> {
  const verb = (name: string, init?: RequestInit) => fetch(new URL(`/__mock/${name}`, apiBase), init).catch(() => null);
  const isMock = (await verb("reset", { method: "POST" }))?.ok ?? false;
  if (!isMock) console.log(`${apiBase} is no mock: what is registered, changed and deleted there now stays so.`);
  const mails = async () => {
    const response = isMock ? await verb("mails") : null;
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

const { operations, answers } = client.unmet();
console.log(
  `${client.calls} calls, ${client.met.size} kinds of answers, at ${values["base-url"] ?? "the mock in process"}`,
);
if (answers.length > 0) console.log(`Answers that no call got: ${answers.join(", ")}`);
for (const problem of client.problems) console.error(`- ${problem}`);
if (operations.length > 0) console.error(`Operations that no test met: ${operations.join(", ")}`);
process.exit(client.problems.length > 0 || operations.length > 0 ? 1 : 0);
