import { TriangleAlert } from "lucide-react";
import { useQuery } from "../../../api/react/use-query";
import type { Override } from "../../../domain/donation/warnings";
import { OverrideFields } from "../../../shared/donor/override-fields";
import { Card } from "../../../ui/display/card";
import { Icon } from "../../../ui/icons/icon";
import { tw } from "../../../ui/tw";
import { rowsQuery, type Import } from "../api/read-imports";
import { RowsWaiting } from "./rows-waiting";
import { texts } from "./texts";

interface WarnedCardProps {
  importRun: Import;
  disabled: boolean;
  override: Override;
  onChange: (change: Partial<Override>) => void;
}

const SHOWN = 20;

/** Lists the donations with warnings, and asks for a confirmation and a reason: without them, none is written. */
export function WarnedCard({ importRun, disabled, override, onChange }: WarnedCardProps) {
  const count = importRun.warned;
  const state = useQuery(rowsQuery(importRun._id, { warned: "true", limit: SHOWN }));
  return (
    <Card title={texts.warnedTitle(count)}>
      <RowsWaiting state={state} height={120} />
      {state.status === "ready" && (
        <ul className={tw`grid`}>
          {state.data.rows.map((row) => (
            <li key={row.row} className={tw`grid gap-0.5 border-b py-3 first:pt-0 break-anywhere`}>
              <span>
                <b>{row.match?.name || row.name}</b>{" "}
                <span className={tw`text-label text-muted`}>{texts.row(row.row)}</span>
              </span>
              {row.warnings?.map((one) => (
                <p key={one.code} className={tw`grid grid-cols-[16px_minmax(0,1fr)] gap-x-2 text-label text-muted`}>
                  <Icon of={TriangleAlert} size={16} className={tw`mt-0.5 text-warn-text`} />
                  {one.message}
                </p>
              ))}
            </li>
          ))}
        </ul>
      )}
      {count > SHOWN && <p className={tw`pt-3 text-label text-muted`}>{texts.more(count - SHOWN)}</p>}
      <div className={tw`mt-3 rounded bg-warn-subtle px-3.5 py-3`}>
        <OverrideFields
          label={texts.confirmWarned(count)}
          help={texts.confirmWarnedHint}
          value={override}
          disabled={disabled}
          onChange={onChange}
        />
      </div>
    </Card>
  );
}
