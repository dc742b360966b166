import { useToday } from "../../../api/react/use-today";
import { isIsoDay } from "../../../domain/dates/days";
import { Button } from "../../../ui/buttons/button";
import { AlertRegion } from "../../../ui/messages/alert-region";
import { StickyBar } from "../../../ui/page/sticky-bar";
import { tw } from "../../../ui/tw";
import { MAX_ROWS } from "../requests/find-donors";
import type { SheetControl } from "../sheet/use-sheet";
import { texts } from "../texts";
import type { Registration } from "../use-register";

interface RegisterBarProps {
  control: SheetControl;
  registration: Registration;
  onRegister: () => void;
}

/** How many rows go and which stay out, and the button that registers them. */
export function RegisterBar({ control: { sheet, verdictOf }, registration, onRegister }: RegisterBarProps) {
  const { going, more, busy, ready, error } = registration;
  const today = useToday();
  const { rows } = sheet;
  const day = isIsoDay(sheet.day) ? sheet.day : null;
  if (rows.length === 0) return null;
  const out = rows.filter((row) => !going.includes(row)).map(({ id }) => verdictOf(id).kind);
  const count = (kind: (typeof out)[number]) => out.filter((other) => other === kind).length;
  return (
    <StickyBar>
      <AlertRegion title={error?.message} />
      <div className={tw`flex flex-wrap items-center gap-x-6 gap-y-2`}>
        <div className={tw`min-w-0 flex-[1_1_260px]`}>
          <p>
            <b>{texts.summary(rows.length, day)}</b>{" "}
            {texts.out(out.length - count("waiting"), count("warned"), count("unknown"))}
          </p>
          {more && <p className={tw`text-label text-muted`}>{texts.most(MAX_ROWS)}</p>}
          {day !== null && day > today && <p className={tw`text-label text-muted`}>{texts.future}</p>}
        </div>
        <Button
          kind="primary"
          className={tw`narrow:w-full`}
          disabled={!ready && busy === null}
          loading={busy !== null}
          loadingLabel={busy ?? ""}
          onClick={onRegister}
        >
          {texts.register(going.length)}
        </Button>
      </div>
    </StickyBar>
  );
}
