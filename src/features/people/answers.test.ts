import { checkAnswer } from "../../api/test-support/check-answer";
import { accountsAnswer, type StaffAccount, staffAccountAnswer } from "./account";

const staff = {
  _id: "u3",
  version: 2,
  email: "ada@gds.example",
  role: "manager",
  status: "active",
  firstName: "Ada",
  lastName: "Prova",
  phone: "333",
  profileImage: "p.jpg",
  areas: ["Lodi"],
  lastSignIn: "2026-11-20T10:00:00Z",
  lockedUntil: "2026-11-21T10:00:00Z",
  invitation: { sent: "2026-11-01T10:00:00Z", expires: "2026-11-08T10:00:00Z", by: { name: "Eva" } },
};
/** `zones` repeats `areas`. */
const withoutZones = (account: StaffAccount | null) => account && { ...account, zones: null };

checkAnswer(
  "listUsers",
  accountsAnswer()(0, 10),
  { users: [staff], total: 1 },
  { refused: ["users"], asSent: ({ rows, ...rest }) => ({ users: rows.map(withoutZones), ...rest }) },
);

checkAnswer(
  "getUser",
  staffAccountAnswer,
  { user: staff },
  { refused: ["user"], asSent: ({ user }) => ({ user: withoutZones(user) }) },
);
