import { useState } from "react";
import { affectedReads } from "../../../api/affected-reads";
import { notDoneMessage } from "../../../api/errors";
import { useMutation } from "../../../api/react/use-mutation";
import { checkValues, redact } from "../../../domain/integrations/check-values";
import { useReread } from "../../../api/react/use-reread";
import { plainFields, type Provider } from "../../../domain/integrations/provider";
import { saveOutcome } from "../../../shared/record-form";
import { useToast } from "../../../ui/toast/toast";
import { useUnmounted } from "../../../ui/overlay/use-unmounted";
import { integrationIn, integrationPath, integrationsQuery, type Integration } from "../integration";
import { texts } from "../texts";
import type { Typed } from "../use-test";

/** Somebody else saved first. */
export interface ProviderConflict {
  theirs: Integration;
  author: string | null;
  date: string | null;
}

/**
 * What is typed into a provider's form. It lives in this page alone: no draft is kept, since keys and passwords are among
 * it, and they are let go of as soon as they are saved.
 * @param now the provider as it was read last
 */
export function useProviderForm(provider: Provider, now: Integration) {
  const toast = useToast();
  const reread = useReread(integrationsQuery);
  const left = useUnmounted();
  const [base, setBase] = useState(now);
  const [values, setValues] = useState(now.values);
  const [secrets, setSecrets] = useState<Record<string, string>>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [conflict, setConflict] = useState<ProviderConflict | null>(null);

  const plain = plainFields(provider);
  const dirty =
    Object.values(secrets).some(Boolean) || plain.some(({ name }) => values[name]?.trim() !== base.values[name]);
  // nothing is typed: what was read since is what the form begins with
  if (!dirty && now !== base && Object.keys(secrets).length === 0) {
    setBase(now);
    setValues(now.values);
  }
  const isSet = (name: string) => base.secrets[name] !== undefined;
  const problems = checkValues(provider, values, secrets, isSet);
  const typed: Typed = { values: trimmed(values), secrets };
  const begin = (from: Integration) => {
    setBase(from);
    setValues(from.values);
    setSecrets({});
    setAttempt(0);
    setFailure(null);
    setConflict(null);
  };

  const providerNow = async () => {
    const outcome = await reread();
    return outcome.ok ? outcome.data.integrations.find((one) => one.provider === provider.id) : undefined;
  };
  const { write, writing } = useMutation<{ version: number | null } & Typed, Integration>({
    request: ({ version, ...sent }) => ({
      path: integrationPath(provider.id),
      method: "PUT",
      body: { version, values: sent.values, ...(Object.keys(sent.secrets).length > 0 && { secrets: sent.secrets }) },
    }),
    reads: (body) => integrationIn((body as { integration?: unknown } | null)?.integration),
    invalidates: () => affectedReads.integrations(),
  });

  const save = async () => {
    setFailure(null);
    if (problems.length > 0) return setAttempt((times) => times + 1);
    const sent = typed;
    const outcome = await write({ version: base.version, ...sent });
    if (outcome.ok) {
      toast.success(texts.saved(provider.name));
      const saved = outcome.data ?? (await providerNow());
      if (!left()) begin(saved ?? { ...base, values: sent.values });
      return;
    }
    const { error } = outcome;
    const words = notDoneMessage(error, (why) => texts.notSaved(redact(why, Object.values(sent.secrets))));
    if (left()) return toast.error(words);
    const known = saveOutcome(outcome, integrationIn);
    if (known.status === "conflict" && known.conflict.theirs) {
      const { theirs, author, date } = known.conflict;
      return setConflict({ theirs, author, date });
    }
    setFailure(words);
    // the next save carries the version that the server has by now
    const now = error.kind === "unclear" ? await providerNow() : undefined;
    if (now) setBase(now);
  };

  return {
    ...{ values, secrets, typed, dirty, problems, writing, failure, conflict, base },
    /** A press of save, or of the test, has shown what is wrong. */
    attempt,
    possible: base.version !== null,
    /** What was saved since isn't what the form began with. */
    newer: now.version !== null && now.version !== base.version && !writing && dirty,
    setValue: (name: string, value: string) => setValues((all) => ({ ...all, [name]: value })),
    /** @param secret null keeps the one that is set */
    setSecret(name: string, secret: string | null) {
      setSecrets((all) => {
        const others = Object.entries(all).filter(([one]) => one !== name);
        return Object.fromEntries(secret === null ? others : [...others, [name, secret]]);
      });
    },
    showProblems: () => setAttempt((times) => times + 1),
    save,
    cancel: () => begin(now),
    closeConflict: () => setConflict(null),
    takeTheirs: () => conflict && begin(conflict.theirs),
    /** What was typed stands upon what the other has saved: the next save replaces it. */
    keepMine() {
      if (!conflict) return;
      setBase(conflict.theirs);
      setConflict(null);
      toast.info(texts.mineKept);
    },
  };
}

export type ProviderFormState = ReturnType<typeof useProviderForm>;

const trimmed = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
