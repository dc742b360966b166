import { affectedReads } from "../../../api/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { parseAnswer } from "../../../api/schema";
import { invitationAnswer, type InvitationResult } from "./invitation-answer";
import type { Invitee } from "./parse-addresses";

/** Whom to invite, as what. */
interface InvitationForm {
  role: string;
  areas: readonly string[];
  people: readonly Pick<Invitee, "email" | "firstName" | "lastName">[];
}

/** @returns the body: with zones for managers, and with the names that are known */
export const bodyOf = ({ role, areas, people }: InvitationForm) => ({
  role,
  ...(role === "manager" && { areas }),
  people: people.map(({ email, firstName, lastName }) => ({
    email,
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
  })),
});

/** Invites people in one call. */
export const useInvite = () =>
  useMutation<InvitationForm, InvitationResult[]>({
    request: (form) => ({ path: endpoints.users(), method: "POST", body: bodyOf(form), timeout: TIMEOUT }),
    reads: (body) => parseAnswer(invitationAnswer, body),
    invalidates: () => affectedReads.user(),
  });

/** Hundreds of mails take a server a while, in ms. */
const TIMEOUT = 60_000;
