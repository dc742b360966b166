import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useQuery } from "../../../api/react/use-query";
import { formatNumber } from "../../../domain/format";
import { Card } from "../../../ui/card";
import { ErrorState } from "../../../ui/error-state";
import { Checkbox } from "../../../ui/field/choice";
import { Icon } from "../../../ui/icons/icon";
import { linkClass } from "../../../ui/link";
import { Dialog } from "../../../ui/overlay/dialog";
import { Skeleton, SkeletonGroup } from "../../../ui/skeleton";
import { tw } from "../../../ui/tw";
import { useOpened, type Shown } from "../../../ui/use-opened";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { rowsQuery, type Import } from "../api/read-imports";
import { texts } from "./texts";
import { fieldLabel, valueWords } from "./value-words";

interface ChangesCardProps {
  of: Import;
  /** Fields that somebody doesn't want written, which the server doesn't count any more. */
  left: readonly string[];
  disabled: boolean;
  onFields: (left: string[]) => void;
}

const head = tw`bg-sunken px-6 narrow:px-4 py-2 text-label font-medium text-muted text-left`;
const cell = tw`border-t px-6 narrow:px-4 py-2.5`;

/** Which fields of known records change, with an example, and which of them shall be written. */
export function ChangesCard({ of, left, disabled, onFields }: ChangesCardProps) {
  const [field, setField] = useState("");
  const { times, shown, show } = useOpened();
  const rows = of.changes.filter((one) => one !== null);
  const fields = [...rows.map((one) => one.field), ...left.filter((one) => !rows.some((row) => row.field === one))];
  if (fields.length === 0) return null;
  return (
    <Card title={texts.changesTitle(of.planned?.update ?? 0)} flush>
      <table className={tw`mt-3 w-full`} aria-label={texts.changesTable}>
        <thead>
          <tr>
            <th className={head}>{texts.field}</th>
            <th className={`${head} ${tw`text-right`}`}>{texts.donors}</th>
            <th className={`${head} ${tw`narrow:hidden`}`}>{texts.example}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => {
            const change = rows.find((one) => one.field === name);
            const label = fieldLabel(of.entity, name);
            const toggle = (given: boolean) => onFields(given ? left.filter((one) => one !== name) : [...left, name]);
            return (
              <tr key={name}>
                <td className={cell}>
                  <div className={tw`flex items-center gap-3`}>
                    {of.update === "overwrite" && (
                      <Checkbox
                        aria-label={texts.update(label)}
                        checked={!left.includes(name)}
                        disabled={disabled}
                        onChange={({ target }) => toggle(target.checked)}
                      />
                    )}
                    {label}
                  </div>
                </td>
                <td className={`${cell} ${tw`text-right font-strong tabular-nums`}`}>
                  {change?.rows ? (
                    <button
                      type="button"
                      className={linkClass()}
                      aria-label={`${formatNumber(change.rows)}: ${texts.show(label)}`}
                      onClick={() => {
                        setField(name);
                        show();
                      }}
                    >
                      {formatNumber(change.rows)}
                    </button>
                  ) : (
                    0
                  )}
                </td>
                <td className={`${cell} ${tw`narrow:hidden break-anywhere`}`}>
                  {change && <BeforeAfter entity={of.entity} {...change} />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <WhoDialog key={times} {...shown} of={of} field={field} />
    </Card>
  );
}

const BeforeAfter = ({
  entity,
  field,
  before,
  after,
}: {
  entity: string;
  field: string;
  before: unknown;
  after: unknown;
}) => (
  <span className={tw`inline-flex flex-wrap items-center gap-x-1.5`}>
    <s className={tw`text-muted`}>{valueWords(entity, field, before)}</s>
    <Icon of={ArrowRight} size={14} className={tw`text-muted`} />
    <VisuallyHidden>{texts.becomes}</VisuallyHidden>
    <span>{valueWords(entity, field, after)}</span>
  </span>
);

const SHOWN = 100;

/** Whom a field changes of, before and after side by side. */
function WhoDialog({ of, field, open, onClose }: Shown & { of: Import; field: string }) {
  const state = useQuery(open ? rowsQuery(of._id, { field, outcome: "update", limit: SHOWN }) : null);
  const total = of.changes.find((one) => one?.field === field)?.rows ?? 0;
  return (
    <Dialog open={open} onClose={onClose} large title={texts.whoChanges(fieldLabel(of.entity, field))}>
      {state.status === "loading" && (
        <SkeletonGroup label={texts.trying}>
          <Skeleton height={160} />
        </SkeletonGroup>
      )}
      {state.status === "error" && (
        <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
          {state.error.message}
        </ErrorState>
      )}
      {state.status === "ready" && (
        <>
          <ul className={tw`mt-2 grid`}>
            {state.data.rows.map((row) => {
              const change = row.changes.find((one) => one?.field === field);
              return (
                <li key={row.row} className={tw`grid gap-0.5 border-b py-2.5 last:border-0 break-anywhere`}>
                  <span>
                    <b>{row.match?.name || row.name}</b>{" "}
                    <span className={tw`text-label text-muted`}>{texts.row(row.row ?? 0)}</span>
                  </span>
                  {change && <BeforeAfter entity={of.entity} {...change} />}
                </li>
              );
            })}
          </ul>
          {total > SHOWN && <p className={tw`text-label text-muted`}>{texts.first(SHOWN, total)}</p>}
        </>
      )}
    </Dialog>
  );
}
