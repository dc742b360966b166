import { checkAnswer } from "../../api/test-support/check-answer";
import { domainAnswer, integrationsAnswer } from "./integration";

const domain = {
  name: "mg.esempio.it",
  checked: "2026-11-20T10:00:00Z",
  records: [{ kind: "SPF", state: "wrong", type: "TXT", name: "mg.esempio.it", value: "v=spf1", found: "v=spf2" }],
};

checkAnswer(
  "listIntegrations",
  integrationsAnswer,
  {
    integrations: [
      {
        provider: "mailgun",
        version: 2,
        active: true,
        usable: true,
        values: {},
        secrets: { apiKey: { date: "2026-03-03T10:00:00Z", author: { name: "Ada" } } },
        connected: "2026-03-03T10:00:00Z",
        lastMail: "2026-11-20T10:00:00Z",
        month: { sent: 3, bounced: 1 },
        lastError: { code: "limit", date: "2026-11-20T10:00:00Z", answer: "421", over: true },
        webhook: { state: "working", lastEvent: "2026-11-20T10:00:00Z" },
        domain,
      },
    ],
    services: [{ _id: "s1", name: "S", about: "A", state: "working", lastExchange: "2026-11-20T10:00:00Z" }],
  },
  {
    refused: ["integrations"],
    // the provider decides which values are read
    asSent: ({ integrations, services }) => ({
      services,
      integrations: integrations.map((one) => ({ ...one, values: null })),
    }),
    // only the author's name is kept
    alsoChanges: { "integrations.secrets.apiKey.author.name": ["integrations.secrets.apiKey.author"] },
  },
);

checkAnswer("checkSenderDomain", domainAnswer, { domain }, { refused: ["domain"] });
