import { Validator } from "@seriousme/openapi-schema-validator";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import type { MockControl } from "../../src/mocks/index";
import { startMock } from "../../src/mocks/start";
import { answer } from "../../src/mocks/transports/answer";
import { type Beyond, runCases } from "./cases";
import { ContractClient, type Send } from "./client";
import { DOCUMENT_PATH, readDocument } from "./document";

/**
 * npm run test:contract                      every handler of the mock, in this process
 * npm run test:contract -- --base-url URL    any server that has the mock's personas, such as `npm run mock-api`
 */
const { values } = parseArgs({ options: { "base-url": { type: "string" } } });

const validation = await new Validator().validate(fileURLToPath(DOCUMENT_PATH));
if (!validation.valid) {
  console.error("docs/openapi.yaml is no valid OpenAPI document:", JSON.stringify(validation.errors, null, 2));
  process.exit(1);
}

const tokenOf = (link: string | undefined) => link?.split("token=")[1];
const firstLink = async (mails: ReturnType<MockControl["mails"]>) => tokenOf((await mails)[0]?.links[0]);

async function inProcess(apiBase: string): Promise<{ send: Send; beyond: Beyond }> {
  const clock = Date.parse("2026-11-20T09:30:00Z");
  const mock = await startMock({ apiBase, storage: "memory", donors: 2000 }, () => clock);
  return { send: (request) => answer(mock, request), beyond: { mailedToken: () => firstLink(mock.control.mails()) } };
}

/** The mails of a mock server can be read; those of a real one can't, and the calls that need them are left out. */
function overNetwork(apiBase: string): { send: Send; beyond: Beyond } {
  const mails = async () => {
    const response = await fetch(new URL("/__mock/mails", apiBase)).catch(() => null);
    return response?.ok ? ((await response.json()) as Awaited<ReturnType<MockControl["mails"]>>) : [];
  };
  return { send: (request) => fetch(request), beyond: { mailedToken: () => firstLink(mails()) } };
}

const apiBase = (values["base-url"] ?? "http://mock.example/v2").replace(/\/+$/, "");
const { send, beyond } = values["base-url"] ? overNetwork(apiBase) : await inProcess(apiBase);
const client = new ContractClient(readDocument(), apiBase, send);
await runCases(client, beyond);

const { operations, answers } = client.unmet();
console.log(
  `${client.calls} calls, ${client.met.size} kinds of answers, at ${values["base-url"] ?? "the mock in process"}`,
);
if (answers.length > 0) console.log(`Answers that no call got: ${answers.join(", ")}`);
for (const problem of client.problems) console.error(`- ${problem}`);
if (operations.length > 0) console.error(`Operations that no test met: ${operations.join(", ")}`);
process.exit(client.problems.length > 0 || operations.length > 0 ? 1 : 0);
