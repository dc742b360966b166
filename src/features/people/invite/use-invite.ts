import { affectedReads } from "../../../api/writes/affected-reads";
import { endpoints } from "../../../api/endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { parseResponse } from "../../../api/readers/parse-response";
import { invitationAnswer, type InvitationResult } from "./invitation-answer";
import type { Invitee } from "./parse-addresses";

interface InvitationForm {
  role: string;
  areas: readonly string[];
  people: readonly Pick<Invitee, "email" | "firstName" | "lastName">[];
}

/** @returns the request body, with zones only for managers */
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
    request: (form) => ({ path: endpoints.users(), method: "POST", body: bodyOf(form), timeout: TIMEOUT_MS }),
    reads: (body) => parseResponse(invitationAnswer, body),
    invalidates: () => affectedReads.user(),
  });

/** Longer than usual: the server sends up to 1000 mails. */
const TIMEOUT_MS = 60_000;
