import { checkAnswer } from "../../../api/test-support/check-answer";
import { performanceAnswer } from "./read-performance";

const mails = () => ({
  sent: 9,
  delivered: 8,
  opened: 5,
  clicked: 2,
  bounced: 1,
  complained: 1,
  unsubscribed: 1,
  machineOpened: 3,
});
const mailed = () => ({ count: 3, keys: ["D000001"] });

checkAnswer("getEmailTemplatePerformance", performanceAnswer, {
  totals: mails(),
  before: mails(),
  days: [{ date: "2026-11-20", ...mails() }],
  links: [{ url: "https://gds.example", label: "Qui", clicks: 2 }],
  bounces: [{ reason: "refused", count: 1, donors: [{ _id: "d1", firstName: "Ada", lastName: "Prova" }] }],
  people: { opened: mailed(), clicked: mailed(), neither: mailed() },
});
