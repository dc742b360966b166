import { personaEmail } from "../../../src/mocks/index";
import type { ContractClient } from "../client";
import type { Environment, Sessions } from "./common";

/** Mail providers: administrators read, save, test and check them. No answer contains a secret. */
export async function integrations(
  api: ContractClient,
  { admin, manager }: Sessions,
  { uniqueSuffix }: Environment,
): Promise<void> {
  const read = async () => {
    const { integrations: all } = await api.call("listIntegrations", { token: admin, expect: 200 });
    return all.find(({ provider }: { provider: string }) => provider === "aruba");
  };
  await api.call("listIntegrations", { expect: 401 });
  await api.call("listIntegrations", { token: manager, expect: 403 });
  const { version, values } = await read();
  const params = { provider: "aruba" };
  const secret = `contract-${uniqueSuffix}-password`;
  const headers = { "Idempotency-Key": `aruba-${uniqueSuffix}` };
  const body = { version, values, secrets: { password: secret } };
  await api.call("saveIntegration", { params, body, expect: 401 });
  await api.call("saveIntegration", { params, token: manager, body, expect: 403 });
  await api.call("saveIntegration", { params: { provider: "nobody" }, token: admin, body, expect: 404 });
  await api.call("saveIntegration", { params, token: admin, body: { ...body, values: {} }, expect: 422 });
  await api.call("saveIntegration", { params, token: admin, body: [], expect: 400 });
  const first = await api.call("saveIntegration", { params, token: admin, headers, body, expect: 200 });
  const again = await api.call("saveIntegration", { params, token: admin, headers, body, expect: 200 });
  api.assert(again.integration.version === first.integration.version, "a repeated idempotency key doesn't save twice");
  const late = await api.call("saveIntegration", { params, token: admin, body, expect: 409 });
  api.assert(
    late.current.version === first.integration.version,
    "the answer to an outdated write has the current state",
  );

  const to = personaEmail("admin");
  await api.call("testIntegration", { params, body: { to }, expect: 401 });
  await api.call("testIntegration", { params, token: manager, body: { to }, expect: 403 });
  await api.call("testIntegration", { params: { provider: "nobody" }, token: admin, body: { to }, expect: 404 });
  await api.call("testIntegration", { params, token: admin, body: { to: "other@posta.example" }, expect: 422 });
  await api.call("testIntegration", { params, token: admin, body: [], expect: 400 });
  const { result } = await api.call("testIntegration", { params, token: admin, body: { to }, expect: 200 });
  api.assert(typeof result.sent === "boolean", "the result of a test says whether the mail was sent");
  for (let times = 0; times < 5; times += 1)
    await api.call("testIntegration", { params, token: admin, body: { to }, expect: 200 });
  await api.call("testIntegration", { params, token: admin, body: { to }, expect: 429 });

  await api.call("checkSenderDomain", { params, expect: 401 });
  await api.call("checkSenderDomain", { params, token: manager, expect: 403 });
  await api.call("checkSenderDomain", { params: { provider: "nobody" }, token: admin, expect: 404 });
  const { domain } = await api.call("checkSenderDomain", { params, token: admin, expect: 200 });
  api.assert(domain.records.length > 0, "the check returns the DNS records");
  const now = await read();
  api.assert(!JSON.stringify([first, late, result, now]).includes(secret), "no answer contains the secret");
}
