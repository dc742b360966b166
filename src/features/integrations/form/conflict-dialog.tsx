import { Fragment } from "react";
import type { Provider, ProviderField } from "../../../domain/integrations/provider";
import { Button } from "../../../ui/buttons/button";
import { Dialog } from "../../../ui/overlay/dialog";
import { tw } from "../../../ui/tw";
import { dayWords, momentWords } from "../moment-words";
import { texts } from "../texts";
import type { Typed } from "../use-test";
import type { ProviderConflict } from "./use-provider-form";

const words = texts.conflict;

interface ConflictDialogProps {
  provider: Provider;
  conflict: ProviderConflict;
  mine: Typed;
  onMine: () => void;
  onTheirs: () => void;
  onClose: () => void;
}

/** Somebody else saved first: both versions of what differs, and which to keep. A secret is told, never shown. */
export function ConflictDialog({ provider, conflict, mine, onMine, onTheirs, onClose }: ConflictDialogProps) {
  const { theirs, author, date } = conflict;
  const tellMine = ({ kind, name, choices }: ProviderField): string => {
    if (kind === "secret") return mine.secrets[name] === undefined ? words.oldSecret : words.newSecret;
    return choices?.find(({ value }) => value === mine.values[name])?.label ?? (mine.values[name] || words.empty);
  };
  const tellTheirs = ({ kind, name, choices }: ProviderField): string => {
    const set = theirs.secrets[name];
    if (kind === "secret") return set ? texts.secretSet(dayWords(set.date), set.author) : words.noSecret;
    return choices?.find(({ value }) => value === theirs.values[name])?.label ?? (theirs.values[name] || words.empty);
  };
  const differing = provider.fields.filter(({ kind, name }) =>
    kind === "secret" ? mine.secrets[name] !== undefined : mine.values[name] !== theirs.values[name],
  );
  return (
    <Dialog
      open
      large
      onClose={onClose}
      title={words.title}
      description={words.lead(author ?? words.somebody, momentWords(date))}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {words.back}
          </Button>
          <Button onClick={onTheirs}>{words.takeTheirs}</Button>
          <Button kind="primary" onClick={onMine}>
            {words.keepMine}
          </Button>
        </>
      }
    >
      {differing.length === 0 ? (
        <p className={tw`pt-4`}>{words.same}</p>
      ) : (
        <dl className={tw`grid gap-4 pt-4`}>
          {differing.map((field) => (
            <div key={field.name} className={tw`grid gap-1.5`}>
              <dt className={tw`font-strong`}>{field.label}</dt>
              <dd className={tw`grid gap-x-4 gap-y-2 w480:grid-cols-2`}>
                {(
                  [
                    [words.mine, tellMine(field)],
                    [words.theirs, tellTheirs(field)],
                  ] as const
                ).map(([whose, told]) => (
                  <Fragment key={whose}>
                    <span className={tw`grid content-start gap-0.5 rounded bg-sunken px-3 py-2 break-anywhere`}>
                      <span className={tw`text-label text-muted`}>{whose}</span>
                      {told}
                    </span>
                  </Fragment>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
