import { BellOff, Phone } from "lucide-react";
import { notDoneMessage } from "../../api/errors";
import { useCan } from "../../api/react/ability";
import { formatFullInstant } from "../../domain/format";
import { PartCard } from "../../shared/donor/parts/part-card";
import type { DonorRecord } from "../../shared/donor/reads";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/display/card";
import { Icon } from "../../ui/icons/icon";
import { EmptyState } from "../../ui/messages/empty-state";
import { useToast } from "../../ui/toast/toast";
import { useAfterUndo } from "../../ui/toast/use-after-undo";
import { capitalised } from "../../domain/language/italian";
import { tw } from "../../ui/tw";
import { OUTCOME_ICONS } from "./components/donor-parts";
import { useDonorCalls, type DonationCall } from "./read-calls";
import { outcomeText, texts } from "./texts";
import { useRefusal } from "./use-call-writes";

/** The calls of a donor, and whether the donor refuses calls. */
export function CallsTab({ donor }: { donor: DonorRecord }) {
  const state = useDonorCalls(donor._id);
  const can = useCan();
  const toast = useToast();
  const { write, writing } = useRefusal(donor._id);
  const { run, waiting } = useAfterUndo(async (isRefused: boolean) => {
    const outcome = await write(isRefused);
    if (!outcome.ok) toast.error(notDoneMessage(outcome.error, texts.tab.notChanged));
  });
  const waits = state.status === "ready" && state.outdated === "reread";
  return (
    <PartCard state={state} loading={texts.tab.loading} failed={texts.tab.failed}>
      {({ refused, calls }) => (
        <div className={tw`grid gap-6 narrow:gap-4`}>
          <Card>
            <div className={tw`flex flex-wrap items-center gap-x-4 gap-y-3`}>
              <Icon of={refused ? BellOff : Phone} size={20} className={tw`flex-none text-faint`} />
              <p className={tw`min-w-0 flex-[1_1_220px]`}>
                <span className={tw`block font-medium`}>{refused ? texts.tab.refuses : texts.tab.accepts}</span>
                {refused && <span className={tw`block text-label text-muted`}>{texts.tab.refusesHint}</span>}
              </p>
              {can("update", "Donor", donor) && (
                <Button loading={writing || waiting || waits} onClick={() => void run(!refused)}>
                  {refused ? texts.tab.setAccepted : texts.tab.setRefused}
                </Button>
              )}
            </div>
          </Card>
          <CallList calls={calls} />
        </div>
      )}
    </PartCard>
  );
}

function CallList({ calls }: { calls: readonly DonationCall[] }) {
  if (calls.length === 0) return <EmptyState title={texts.tab.empty}>{texts.tab.emptyHint}</EmptyState>;
  return (
    <Card title={texts.tab.title} flush>
      <ul className={tw`mt-3`}>
        {calls.map((call) => (
          <li key={call._id} className={tw`grid grid-cols-[18px_minmax(0,1fr)] gap-x-3 border-t px-6 py-3 narrow:px-4`}>
            <Icon of={OUTCOME_ICONS[call.outcome]} className={tw`mt-0.5 text-faint`} />
            <span className={tw`min-w-0`}>
              <span className={tw`block font-medium`}>{capitalised(outcomeText(call))}</span>
              <span className={tw`block break-anywhere text-label text-muted`}>
                {texts.tab.about(call.type, call.day)}
              </span>
              <span className={tw`block break-anywhere text-label text-faint`}>
                {[formatFullInstant(call.at), call.by.name].filter(Boolean).join(", ")}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
