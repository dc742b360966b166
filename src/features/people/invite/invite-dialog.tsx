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
import { MOST_INVITED, parseAddresses, written, type Invitee } from "./parse-addresses";
import { texts } from "./texts";
import { bodyOf, useInvite } from "./use-invite";
import { endpoints } from "../../../api/endpoints";
import { useConnection } from "../../../api/react/connection";
import { parseAnswer } from "../../../api/schema";

export interface InviteDialogProps extends DialogProps {
  role: StaffRole;
  zones: readonly string[];
}

/** The result of an address if the response has none. */
const INVITED = { outcome: "invited", role: undefined, message: undefined, user: null } as const;
const REFUSED = { outcome: "refused", role: undefined, user: null } as const;

/** Invites one or many people; each address is checked while it is typed, and has its own result afterwards. */
export function InviteDialog({ open, onClose, role: first, zones }: InviteDialogProps) {
  const { names, failed: zonesFailed } = useZoneNames();
  const [text, setText] = useState("");
  const [role, setRole] = useState(first);
  const [areas, setAreas] = useState(zones);
  const [results, setResults] = useState<readonly InvitationResult[] | null>(null);
  const [tried, setTried] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const invite = useInvite();
  const stillOpen = useStillOpen(open);
  const toast = useToast();

  const parsed = useMemo(() => parseAddresses(text), [text]);
  const good = parsed.filter(({ problem }) => problem === null);
  const needsZones = role === "manager" && areas.length === 0 && (names.length > 0 || zonesFailed !== null);
  // the check of a manager needs a zone; until one is chosen, any zone finds the existing accounts
  const asked = { role, areas: areas.length > 0 ? areas : names.slice(0, 1), people: good.slice(0, MOST_INVITED) };
  const [times, setTimes] = useState(0);
  const body = good.length > 0 ? JSON.stringify(bodyOf(asked)) : null;
  const checked = useChecked(results ? null : body, times);
  const known = (email: string) => checked.get(email.toLowerCase());
  const goes = ({ email }: Invitee) => !["exists", "refused"].includes(known(email)?.outcome ?? "");
  const going = good.filter(goes);
  const tooMany = going.length > MOST_INVITED;

  const lineOf = ({ email, problem }: Invitee): AddressLine => {
    if (problem) return { email, words: texts.problem(problem), tone: "wrong" };
    const result = known(email);
    if (result?.outcome === "refused") return { email, words: result.message ?? "", tone: "wrong" };
    if (result?.outcome !== "exists") return { email, words: texts.fresh, tone: "good" };
    const { user } = result;
    const action = user && (
      <ExistsAction account={user} role={role} zones={areas} onDone={() => setTimes((now) => now + 1)} />
    );
    return { email, words: texts.exists(result), tone: user ? "note" : "wrong", action };
  };
  const lines = parsed.map(lineOf);

  const send = async () => {
    setTried(true);
    setFailure(null);
    if (going.length === 0 || needsZones || tooMany) return false;
    const outcome = await invite.write({ role, areas, people: going });
    if (!outcome.ok) {
      if (stillOpen(notDoneMessage(outcome.error, texts.notSent))) setFailure(outcome.error.message);
      return false;
    }
    const sent = outcome.data ?? going.map(({ email }) => ({ ...INVITED, email }));
    const all = [...sent, ...parsed.flatMap(keptBack)];
    if (stillOpen(null)) setResults(all);
    else toast.info(texts.sentTitle(all));
    return false as const;
  };
  /** The result of an address that isn't sent: it is among the results, so that no person is left out without a message. */
  const keptBack = (one: Invitee): InvitationResult[] => {
    const { email, problem } = one;
    // of two equal addresses, only the first has a result
    if (problem === "twice") return [];
    if (problem) return [{ ...REFUSED, email, message: texts.problem(problem) }];
    const result = goes(one) ? undefined : known(email);
    return result ? [result] : [];
  };
  /** Shows the form again with the addresses that failed, as they were typed. */
  const correct = (emails: readonly string[]) => {
    setText(
      parsed
        .filter(({ email, problem }) => problem !== "twice" && emails.includes(email))
        .map(written)
        .join("\n"),
    );
    setResults(null);
    setTried(false);
  };
  if (results) return <InviteResults {...{ open, onClose, results }} onCorrect={correct} />;
  return (
    <FormDialog
      large
      {...{ open, onClose }}
      title={texts.title[role]}
      note={<span className={tw`mr-auto self-center text-label text-muted`}>{texts.valid}</span>}
      submit={texts.send(going.length)}
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
              tooMany ? texts.tooMany(MOST_INVITED) : tried && going.length === 0 ? texts.addressesMissing : undefined
            }
          >
            <Textarea
              data-autofocus
              rows={6}
              value={text}
              spellCheck={false}
              // the results replace the form, and what was typed meanwhile would be lost
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

/** From the last key to the check, in ms. */
const REST = 400;

/**
 * Checks the addresses on the server while they are typed.
 * @param body of the call, as text: another text starts another check; null for none
 * @param times another number starts another check
 * @returns the results, by address in lower case
 */
function useChecked(body: string | null, times: number): ReadonlyMap<string, InvitationResult> {
  const { session } = useConnection();
  const [checked, setChecked] = useState<ReadonlyMap<string, InvitationResult>>(new Map());
  useEffect(() => {
    if (body === null) return;
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const answer: unknown = await session.call(endpoints.checkUsers(), {
          method: "POST",
          body: JSON.parse(body) as Record<string, unknown>,
          signal: controller.signal,
        });
        if (controller.signal.aborted) return;
        const results = parseAnswer(invitationAnswer, answer);
        setChecked(new Map(results.map((result) => [result.email.toLowerCase(), result])));
      } catch (error) {
        if (controller.signal.aborted) return;
        // the response to the invitation reports it later
        if (!(error instanceof ApiError)) throw error;
      }
    }, REST);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [session, body, times]);
  return checked;
}
