import { Search } from "lucide-react";
import { registryName } from "../../../domain/donor/registry-name";
import { donationWarningText } from "../../../domain/donation/warning-texts";
import type { DonationType } from "../../../domain/donation/blood";
import type { Override } from "../../../domain/donation/warnings";
import { OverrideFields } from "../../../shared/donor/override-fields";
import { overrideTexts } from "../../../shared/donor/override-texts";
import { useTouched } from "../../../shared/forms";
import { Button } from "../../../ui/buttons/button";
import { tw } from "../../../ui/tw";
import type { RowActions } from "../sheet/row-actions";
import { donorOf, type SheetRow } from "../sheet/sheet";
import { confirmedBy, type Verdict } from "../sheet/verdict";
import { texts } from "../texts";

interface RowProblemProps {
  row: SheetRow;
  verdict: Verdict;
  type: DonationType;
  /** Reasons that were given last. */
  reasons: readonly string[];
  actions: RowActions;
}

/** What is wrong with a row, and what to do about it. */
export function RowProblem({ row, verdict, type, reasons, actions }: RowProblemProps) {
  const touched = useTouched<keyof Override>();
  if (verdict.kind === "unknown") return <Candidates row={row} actions={actions} />;
  if (verdict.kind !== "warned") {
    const text = problemText(verdict);
    return (
      text && (
        <>
          <p className={tw`text-muted`}>{text}</p>
          {/* a wrong digit may make the card of somebody else */}
          {verdict.kind === "elsewhere" && !donorOf(row) && <Candidates row={row} actions={actions} />}
        </>
      )
    );
  }
  const { ticked, confirmed } = verdict;
  return (
    <div className={tw`grid gap-2`}>
      {verdict.warnings.map((warning) => {
        const { title, text } = donationWarningText(warning, type);
        return (
          <p key={warning.code} className={tw`text-pretty`}>
            {`${title}. ${text}`}
          </p>
        );
      })}
      <div className={tw`max-w-[480px]`}>
        <OverrideFields
          label={texts.override}
          {...(row.reasonLost && row.reason === "" && { help: texts.reasonLost })}
          value={{ override: ticked, reason: row.reason }}
          problems={touched.visible(ticked && !confirmed ? { reason: overrideTexts.reasonMissing } : {})}
          onChange={({ override, ...change }) =>
            actions.change(row.id, { ...change, ...(override !== undefined && confirmedBy(verdict, override)) })
          }
          onLeave={touched.onBlur}
          suggestions={reasons}
        />
      </div>
    </div>
  );
}

/** @returns the sentence about a row without choices; null if there is none */
function problemText(verdict: Verdict): string | null {
  switch (verdict.kind) {
    case "elsewhere":
      return texts.elsewhere;
    case "already":
      return texts.already;
    case "before-birth":
      return texts.beforeBirth;
    case "unchecked":
      return texts.unchecked;
    default:
      return null;
  }
}

function Candidates({ row, actions }: Pick<RowProblemProps, "row" | "actions">) {
  const { search } = row;
  if (!search) return null;
  const candidates = search.found.length > 0 ? search.found : search.similar;
  return (
    <div data-candidates className={tw`flex flex-wrap items-center gap-2 narrow:grid`}>
      {candidates.length > 0 && <span>{search.found.length > 0 ? texts.several : texts.maybe}</span>}
      {candidates.map((donor) => (
        <button
          key={donor._id}
          type="button"
          onClick={() => actions.choose(row.id, donor)}
          className={tw`hit inline-flex min-h-[32px] narrow:min-h-[44px] flex-wrap items-center gap-x-2 rounded-full narrow:rounded border border-line-control bg-surface px-3 py-1 text-start text-label text-ink hover:bg-hover`}
        >
          <span className={tw`tabular-nums`}>{donor.cardNumber}</span>
          <b className={tw`font-strong`}>{registryName(donor)}</b>
          <span className={tw`text-muted`}>{donor.bloodGroup}</span>
        </button>
      ))}
      <Button kind="quiet" small icon={Search} onClick={() => actions.remove([row])}>
        {texts.byName}
      </Button>
    </div>
  );
}
