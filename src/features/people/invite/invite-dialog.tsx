import { useMemo, useState, useEffect } from "react";
import { notDoneMessage, ApiError } from "../../../api/errors";
import { roleLabel, STAFF_ROLES, type StaffRole } from "../../../domain/roles";
import { Field } from "../../../ui/field/field";
import { Textarea } from "../../../ui/field/textarea";
import { ReadFailed } from "../../../ui/messages/read-failed";
import { Segmented } from "../../../ui/buttons/segmented";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { useStillOpen } from "../../../ui/overlay/use-still-open";
import { FormDialog } from "../../../ui/overlay/action-dialogs";
import type { DialogProps } from "../../../ui/overlay/use-opened";
import { uiTexts } from "../../../ui/texts";
import { texts as actionTexts } from "../actions/texts";
import { ZoneChips } from "../actions/zone-chips";
import { useZoneNames } from "../use-managers";
import { AddressList, type AddressLine, InviteResults } from "./invite-results";
import { ExistsAction } from "./exists-action";
import { type InvitationResult, invitationAnswer } from "./invitation-answer";
import { MAX_INVITED, parseAddresses, formatInvitee, type Invitee } from "./parse-addresses";
import { texts } from "./texts";
import { bodyOf, useInvite } from "./use-invite";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useConnection } from "../../../api/react/connection";
import { parseResponse } from "../../../api/readers/parse-response";

export interface InviteDialogProps extends DialogProps {
  role: StaffRole;
  zones: readonly string[];
}

/** The result of an address that the response doesn't mention. */
const INVITED = { outcome: "invited", role: undefined, message: undefined, user: null } as const;
const REFUSED = { outcome: "refused", role: undefined, user: null } as const;

/** Invites one or many people. Checks the addresses while the user types, and shows the result of each after sending. */
export function InviteDialog({ open, onClose, role: initialRole, zones }: InviteDialogProps) {
  const { names, failed: zonesFailed } = useZoneNames();
  const [text, setText] = useState("");
  const [role, setRole] = useState(initialRole);
  const [areas, setAreas] = useState(zones);
  const [results, setResults] = useState<readonly InvitationResult[] | null>(null);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const invite = useInvite();
  const stillOpen = useStillOpen(open);
  const toast = useToast();

  const parsed = useMemo(() => parseAddresses(text), [text]);
  const valid = parsed.filter(({ problem }) => problem === null);
  const needsZones = role === "manager" && areas.length === 0 && (names.length > 0 || zonesFailed !== null);
  // the check of a manager needs a zone; until one is chosen, any zone finds the existing accounts
  const checkForm = { role, areas: areas.length > 0 ? areas : names.slice(0, 1), people: valid.slice(0, MAX_INVITED) };
  const [checks, setChecks] = useState(0);
  const body = valid.length > 0 ? JSON.stringify(bodyOf(checkForm)) : null;
  const checked = useChecked(results ? null : body, checks);
  const resultOf = (email: string) => checked.get(email.toLowerCase());
  const isSendable = ({ email }: Invitee) => !["exists", "refused"].includes(resultOf(email)?.outcome ?? "");
  const sendable = valid.filter(isSendable);
  const tooMany = sendable.length > MAX_INVITED;

  const lineOf = ({ email, problem }: Invitee): AddressLine => {
    if (problem) return { email, text: texts.problem(problem), tone: "wrong" };
    const result = resultOf(email);
    if (result?.outcome === "refused") return { email, text: result.message ?? "", tone: "wrong" };
    if (result?.outcome !== "exists") return { email, text: texts.fresh, tone: "good" };
    const { user } = result;
    const action = user && (
      <ExistsAction account={user} role={role} zones={areas} onDone={() => setChecks((now) => now + 1)} />
    );
    return { email, text: texts.exists(result), tone: user ? "note" : "wrong", action };
  };
  const lines = parsed.map(lineOf);

  const send = async () => {
    setTried(true);
    setFailure(null);
    if (sendable.length === 0 || needsZones || tooMany) return false;
    const outcome = await invite.write({ role, areas, people: sendable });
    if (!outcome.ok) {
      if (stillOpen(notDoneMessage(outcome.error, texts.notSent))) setFailure(outcome.error.message);
      return false;
    }
    const sent = outcome.data ?? sendable.map(({ email }) => ({ ...INVITED, email }));
    const all = [...sent, ...parsed.flatMap(unsentResult)];
    if (stillOpen(null)) setResults(all);
    else toast.info(texts.sentTitle(all));
    return false as const;
  };
  // the results also list the addresses without an invitation, so that the user misses none
  const unsentResult = (invitee: Invitee): InvitationResult[] => {
    const { email, problem } = invitee;
    // of two equal addresses only the first one has a result
    if (problem === "twice") return [];
    if (problem) return [{ ...REFUSED, email, message: texts.problem(problem) }];
    const result = isSendable(invitee) ? undefined : resultOf(email);
    return result ? [result] : [];
  };
  /** Shows the form again with the failed addresses. */
  const correct = (emails: readonly string[]) => {
    setText(
      parsed
        .filter(({ email, problem }) => problem !== "twice" && emails.includes(email))
        .map(formatInvitee)
        .join("\n"),
    );
    setResults(null);
    setTried(false);
  };
  if (results) return <InviteResults open={open} onClose={onClose} results={results} onCorrect={correct} />;
  return (
    <FormDialog
      large
      open={open}
      onClose={onClose}
      title={texts.title[role]}
      note={<span className={tw`mr-auto self-center text-label text-muted`}>{texts.valid}</span>}
      submit={texts.send(sendable.length)}
      pendingLabel={uiTexts.sending}
      onSubmit={send}
      error={failure}
    >
      <div className={tw`grid items-start gap-6 w700:grid-cols-2`}>
        <div className={tw`grid min-w-0 gap-4`}>
          <Field
            label={texts.addresses}
            help={texts.addressesHelp}
            error={
              tooMany ? texts.tooMany(MAX_INVITED) : tried && sendable.length === 0 ? texts.addressesMissing : undefined
            }
          >
            <Textarea
              data-autofocus
              rows={6}
              value={text}
              spellCheck={false}
              // the results replace the form: text typed meanwhile would be lost
              readOnly={invite.writing}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
          <div className={tw`grid justify-items-start gap-1.5`}>
            <span className={tw`text-label font-medium`}>{texts.role}</span>
            <Segmented
              label={texts.role}
              options={STAFF_ROLES.map((value) => ({ value, label: roleLabel(value) }))}
              value={role}
              onValueChange={setRole}
            />
          </div>
          {role === "manager" && zonesFailed && <ReadFailed title={actionTexts.zonesDialog.failed} {...zonesFailed} />}
          {role === "manager" && names.length > 0 && (
            <div className={tw`grid gap-1.5`}>
              <span className={tw`text-label font-medium`}>{texts.zones}</span>
              <ZoneChips label={texts.zones} zones={names} chosen={areas} onChange={setAreas} />
              {tried && needsZones ? (
                <span role="alert" className={tw`text-label text-danger-text`}>
                  {texts.zonesMissing}
                </span>
              ) : (
                <span className={tw`text-label text-muted`}>{texts.zonesHelp}</span>
              )}
            </div>
          )}
        </div>
        <section aria-label={texts.preview} className={tw`min-w-0 rounded bg-sunken px-4 py-3`}>
          <p className={tw`flex flex-wrap gap-x-2 text-label`}>
            <b>{texts.preview}</b>
            {parsed.length > 0 && (
              <span role="status" className={tw`text-muted`}>
                {texts.counts(parsed.length, lines.filter(({ tone }) => tone === "wrong").length)}
              </span>
            )}
          </p>
          {lines.length > 0 ? (
            <div className={tw`mt-1`}>
              <AddressList label={texts.preview} lines={lines} />
            </div>
          ) : (
            <p className={tw`mt-2 text-label text-muted`}>{texts.previewEmpty}</p>
          )}
        </section>
      </div>
    </FormDialog>
  );
}

/** Delay of the check after the last key. */
const DELAY_MS = 400;

/**
 * Checks the addresses on the server while the user types.
 * @param body JSON of the request; a new text starts a new check, null starts none
 * @param checks a new number starts a new check
 * @returns the results, by address in lower case
 */
function useChecked(body: string | null, checks: number): ReadonlyMap<string, InvitationResult> {
  const { session } = useConnection();
  const [checked, setChecked] = useState<ReadonlyMap<string, InvitationResult>>(new Map());
  useEffect(() => {
    if (body === null) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer: unknown = await session.call(pageEndpoints.checkUsers(), {
          method: "POST",
          body: JSON.parse(body) as Record<string, unknown>,
          signal: controller.signal,
        });
        if (controller.signal.aborted) return;
        const results = parseResponse(invitationAnswer, answer);
        setChecked(new Map(results.map((result) => [result.email.toLowerCase(), result])));
      } catch (error) {
        if (controller.signal.aborted) return;
        // sending the invitations will report the error
        if (!(error instanceof ApiError)) throw error;
      }
    }, DELAY_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [session, body, checks]);
  return checked;
}
