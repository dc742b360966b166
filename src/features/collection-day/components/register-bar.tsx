import type { ApiError } from "../../../api/errors";
import { isIsoDay } from "../../../domain/dates/days";
import { Button } from "../../../ui/buttons/button";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { StickyBar } from "../../../ui/page/sticky-bar";
import { tw } from "../../../ui/tw";
import { MAX_ROWS } from "../requests/find-donors";
import type { SheetRow } from "../sheet/sheet";
import type { SheetControl } from "../sheet/use-sheet";
import { texts } from "../texts";

interface RegisterBarProps {
  control: SheetControl;
  today: string;
  /** The rows that will be registered. */
  going: readonly SheetRow[];
  registering: boolean;
  /** Why it wasn't registered; null: no error. */
  error: ApiError | null;
  register: () => void;
}

const isWaiting = ({ sheet, verdictOf }: SheetControl) =>
  sheet.rows.some(({ id, state }) => state === "waiting" || verdictOf(id).kind === "waiting");

/** @returns whether pressing the button registers something now */
export const isReady = ({
  control,
  today,
  going,
  registering,
}: Omit<RegisterBarProps, "register" | "error">): boolean =>
  going.length > 0 && !registering && !isWaiting(control) && !(control.sheet.day > today);

/** How many rows go and which stay out, and the button that registers them. */
export function RegisterBar(props: RegisterBarProps) {
  const { control, today, going, registering, error, register } = props;
  const { sheet, verdictOf, rules } = control;
  const { rows, day } = sheet;
  if (rows.length === 0) return null;
  const waits = isWaiting(control);
  const count = (test: (kind: string) => boolean) =>
    rows.filter((row) => !going.includes(row) && test(verdictOf(row.id).kind)).length;
  const isDay = isIsoDay(day);
  return (
    <StickyBar>
      <AlertRegion title={error?.message} />
      <div className={tw`flex flex-wrap items-center gap-x-6 gap-y-2`}>
        <div className={tw`min-w-0 flex-[1_1_260px]`}>
          <p>
            <b>{texts.summary(rows.length, isDay ? day : null)}</b>{" "}
            {texts.out(
              count((kind) => kind === "warned"),
              count((kind) => kind === "unknown"),
              count((kind) => kind !== "warned" && kind !== "unknown" && kind !== "waiting"),
            )}
          </p>
          {going.length === MAX_ROWS && <p className={tw`text-label text-muted`}>{texts.most(MAX_ROWS)}</p>}
          {day > today && isDay && <p className={tw`text-label text-muted`}>{texts.future}</p>}
        </div>
        <Button
          kind="primary"
          className={tw`narrow:w-full`}
          disabled={!isReady(props) && !registering && !waits}
          loading={registering || waits}
          loadingLabel={
            registering ? texts.registering : rules.status === "loading" ? texts.rulesLoading : texts.searching
          }
          onClick={register}
        >
          {texts.register(going.length)}
        </Button>
      </div>
    </StickyBar>
  );
}
