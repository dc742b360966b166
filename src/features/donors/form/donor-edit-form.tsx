import { hrefFor } from "../../../domain/routes";
import { registryName } from "../../../domain/donor/registry-name";
import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { OPENED_FROM, RecordCrumbs, useNeighbours } from "../details";
import type { DonorRecord } from "../../../shared/donor/reads";
import { useDonorCalls } from "../../../shared/donor/save-donor";
import { entryState, useEntryText } from "../../../shared/navigation";
import { OthersLine } from "../../../shared/presence";
import { goBack } from "../../../shared/record-form";
import { DonorForm } from "./donor-form";
import { GoneNotice } from "./gone-notice";
import { texts } from "./texts";

interface DonorEditFormProps {
  /** As the address has it. */
  id: string;
  /** As it was when the form began. */
  donor: DonorRecord;
  /** As it is now, as far as it was read. */
  now: DonorRecord;
  /** Why it can't be saved any more, as far as it was read. */
  gone: "deleted" | "closed" | null;
}

/** Changes a donor. */
export function DonorEditForm({ id, donor, now, gone }: DonorEditFormProps) {
  const neighbours = useNeighbours(id, "donorEdit");
  const openedFrom = useEntryText(OPENED_FROM);
  const leave = () => goBack(openedFrom === id, hrefFor("donorDetails", { id }), entryState());
  const name = registryName(donor);
  const lead = [name || uiTexts.noName, donor.cardNumber && texts.card(donor.cardNumber)].filter(Boolean).join(", ");
  return (
    <div className={tw`grid gap-4`}>
      <RecordCrumbs name={name} edited={id} />
      <OthersLine kind="donor" id={id} editing />
      <DonorForm
        {...{ id, donor, lead, leave, ...useDonorCalls(id, texts.saved) }}
        title={texts.editTitle}
        recordName={lead}
        record={{ donor }}
        now={{ donor: now }}
        onSaved={(_saved, way) => {
          if (way === "stay") return;
          if (way === "next" && neighbours?.next) neighbours.next();
          else leave();
        }}
        notices={gone && <GoneNotice id={id} closed={gone === "closed"} />}
        otherWay={
          neighbours?.next ? { way: "next", label: texts.saveAndNext } : { way: "stay", label: texts.saveAndStay }
        }
        saveKeyWay="stay"
      />
    </div>
  );
}
