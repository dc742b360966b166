import { useState } from "react";
import { affectedReads } from "../../../api/writes/affected-reads";
import { notDoneMessage, ApiError } from "../../../api/errors";
import { useCachedReads } from "../../../api/react/cached-reads";
import { useConnection } from "../../../api/react/connection";
import { useQuery } from "../../../api/react/use-query";
import { formatShortDate } from "../../../domain/format";
import { Card } from "../../../ui/display/card";
import { Select } from "../../../ui/field/select";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { allRows } from "../api/import-calls";
import { rowsQuery, type Candidate, type Choice, type Import, type ImportedRow } from "../api/read-imports";
import { RowsWaiting } from "./rows-waiting";
import { texts } from "./texts";
import { CompareSelected } from "../../donors/merge/buttons";

type Chosen = { row: number; choice: Choice }[];

interface AskCardProps {
  importRun: Import;
  disabled: boolean;
  onChoose: (choices: Chosen) => Promise<boolean>;
}

const SHOWN = 50;
const CHOICES_PER_REQUEST = 1_000;

/** Lists the rows with several matching donors, or a deleted one. The user chooses the donor. */
export function AskCard({ importRun, disabled, onChoose }: AskCardProps) {
  const { session } = useConnection();
  const count = importRun.planned.ask;
  const { invalidate } = useCachedReads();
  const toast = useToast();
  const state = useQuery(rowsQuery(importRun._id, { outcome: "ask", limit: SHOWN }));
  const [busy, setBusy] = useState(false);

  const choose = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await work();
      // rows with a choice are no longer listed
      await invalidate(affectedReads.importPlan(importRun._id)).all;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(notDoneMessage(error, texts.notChanged));
    } finally {
      setBusy(false);
    }
  };
  const chooseAll = (action: string) =>
    choose(async () => {
      const rows = await allRows(session, importRun._id, "ask");
      const choices = rows.flatMap((row) => choiceOf(row, action));
      // stops at the first failure: the others would fail with the same message
      for (let at = 0; at < choices.length; at += CHOICES_PER_REQUEST)
        if (!(await onChoose(choices.slice(at, at + CHOICES_PER_REQUEST)))) return;
    });
  return (
    <Card
      title={texts.askTitle(count)}
      actions={
        <label className={tw`flex items-center gap-2 text-label`}>
          {texts.askAll}
          <Select
            small
            value=""
            disabled={disabled || busy}
            placeholder={texts.choose}
            options={texts.askAllOptions}
            onChange={({ target }) => void chooseAll(target.value)}
          />
        </label>
      }
    >
      <RowsWaiting state={state} height={120} />
      {state.status === "ready" && (
        <>
          <ul className={tw`grid`}>
            {state.data.rows.map((row) => (
              <li
                key={row.row}
                className={tw`flex flex-wrap items-center gap-x-4 gap-y-2 border-b py-3 first:pt-0 last:border-0 last:pb-0`}
              >
                <div className={tw`min-w-0 flex-[1_1_260px] break-anywhere`}>
                  <b>{row.name}</b> <span className={tw`text-label text-muted`}>{texts.row(row.row)}</span>
                  <p className={tw`text-label text-muted`}>{row.reason}</p>
                  <CompareSelected rows={existing(row)} />
                </div>
                <Select
                  small
                  className={tw`flex-[0_1_260px] narrow:flex-auto`}
                  aria-label={texts.askRow(row.name, row.row)}
                  value=""
                  disabled={disabled || busy}
                  placeholder={texts.choose}
                  options={optionsOf(row, importRun.entity)}
                  onChange={({ target }) =>
                    void choose(() => onChoose([{ row: row.row, choice: readChoice(target.value) }]))
                  }
                />
              </li>
            ))}
          </ul>
          {count > SHOWN && <p className={tw`pt-3 text-label text-muted`}>{texts.more(count - SHOWN)}</p>}
        </>
      )}
    </Card>
  );
}

/** @returns the candidates that exist: two of them may be one person */
const existing = ({ candidates }: ImportedRow) =>
  candidates.flatMap(({ id, deleted }) => (deleted ? [] : [{ _id: id }]));

/** @returns the choice for a row when the user chooses for all: "update" only if there is exactly one candidate */
function choiceOf(row: ImportedRow, action: string): Chosen {
  const [only, second] = row.candidates;
  if (action === "create" || action === "skip") return [{ row: row.row, choice: { action } }];
  return only && !second ? [{ row: row.row, choice: { action: "update", id: only.id } }] : [];
}

const optionsOf = ({ candidates }: ImportedRow, entity: string) => [
  ...candidates.map((one) => ({ value: `update ${one.id}`, label: candidateText(one) })),
  ...(entity === "donors" ? [{ value: "create", label: texts.isNew }] : []),
  { value: "skip", label: texts.skip },
];

function candidateText({ name, cardNumber, birthday, deleted }: Candidate): string {
  if (deleted) return texts.comesBack(name);
  const more = [cardNumber && `tessera ${cardNumber}`, birthday && formatShortDate(birthday)].filter(Boolean);
  return texts.isThem(name, more.length > 0 ? ` (${more.join(", ")})` : "");
}

function readChoice(value: string): Choice {
  const [action, ...id] = value.split(" ");
  if (action === "update") return { action, id: id.join(" ") };
  return { action: action === "create" ? "create" : "skip" };
}
