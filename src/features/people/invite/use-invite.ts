import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useCreate } from "../../../api/react/use-create";
import type { ReadNow } from "../../../api/react/use-mutation";
import { parseAnswer } from "../../../api/schema";
import { invitationAnswer, type InvitationResult } from "./invitation-answer";
import type { StaffAccount } from "../account";
import { findByEmail } from "../read-accounts";
import type { Invitee } from "./parse-addresses";
import { texts } from "./texts";

/** Whom to invite, as what. */
interface InvitationForm {
  role: string;
  areas: readonly string[];
  people: readonly Pick<Invitee, "email" | "firstName" | "lastName">[];
}

/** @returns what goes over the wire: zones for those who have some, names where somebody said them */
export const bodyOf = ({ role, areas, people }: InvitationForm) => ({
  role,
  ...(role === "manager" && { areas }),
  people: people.map(({ email, firstName, lastName }) => ({
    email,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  })),
});

/**
 * Invites people in one call; tried again after a lost answer it mails nobody twice. Where the answer is lost the accounts say
 * who was reached.
 */
export const useInvite = () =>
  useCreate<InvitationForm, InvitationResult[]>({
    request: (form) => ({ path: endpoints.users(), method: "POST", body: bodyOf(form), timeout: TIMEOUT }),
    reads: (body) => parseAnswer(invitationAnswer, body),
    rereads: readResults,
    async confirms(form, read) {
      const data = await readResults(form, read);
      return data.some(({ outcome }) => outcome === "invited") ? { data } : null;
    },
    invalidates: () => affectedReads.user(),
  });

/** Reads who was reached. @throws ApiError */
async function readResults({ role, people }: InvitationForm, read: ReadNow): Promise<InvitationResult[]> {
  const found = await findByEmail(
    read,
    people.map(({ email }) => email),
  );
  return people.map(({ email }, at) => resultOf(email, found[at] ?? null, role));
}

/** What the accounts say of an address that was to be invited: who was there before has come already, or is something else. */
function resultOf(email: string, user: StaffAccount | null, role: string): InvitationResult {
  if (!user) return { email, outcome: "refused", role: undefined, message: texts.notReached, user };
  const invited = user.status === "staged" && user.role === role;
  return { email, outcome: invited ? "invited" : "exists", role: user.role, message: undefined, user };
}

/** Hundreds of mails take a server a while, in ms. */
const TIMEOUT = 60_000;
