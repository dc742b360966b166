import { useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext } from "react-hook-form";
import { useCan } from "../../../../api/react/ability";
import { formatNumber, formatShortDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import { hrefFor } from "../../../../domain/routes";
import { Button } from "../../../../ui/buttons/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { Tabs } from "../../../../ui/page/tabs";
import { tw } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { navigate } from "../../../../shared/navigation";
import { texts } from "../texts";
import { Comparison } from "./comparison-table";
import { compareDonors } from "./comparison";
import { hasSameCode } from "../../duplicates";
import type { FoundDuplicates } from "./use-duplicates";
import { useHandDraft } from "../../../../shared/record-form";
import { NOTES, valuesOf, type DonorFormField, type DonorFormValues } from "../donor-form-fields";

const { compared } = texts;
const nameOf = (donor: DonorRecord) => registryName(donor) || uiTexts.noName;

/**
 * People of the registry who may be the one who is being written, beside them: open one of them, bring what was typed to
 * that record, or go on. Who has the same fiscal code is the same person, and nobody goes on.
 */
export function DuplicatesDialog({ found }: { found: FoundDuplicates | null }) {
  const [chosen, setChosen] = useState("");
  const bringOver = useBringOver();
  const can = useCan();
  // stays the same while the dialog closes
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  if (!shown) return null;
  const { person, others, saving, decide } = shown;
  const other = others.find(({ _id }) => _id === chosen) ?? others[0];
  if (!other) return null;
  const same = hasSameCode(person, other);
  const openOther = () => {
    decide(false);
    navigate(hrefFor("donorDetails", { id: other._id }));
  };
  const rowsOf = (donor: DonorRecord) => compareDonors(person, donor);
  const equals = (donor: DonorRecord) => rowsOf(donor).filter(({ sameness }) => sameness === "equal").length;
  return (
    <Dialog
      open={found !== null}
      onClose={() => decide(false)}
      large
      title={same ? compared.sameCode : compared.title}
      description={same ? compared.sameCodeLead : compared.lead(others.length)}
      footer={
        <>
          <Button kind="quiet" onClick={() => decide(false)} className={tw`mr-auto narrow:mr-0`}>
            {compared.back}
          </Button>
          {!same && <Button onClick={() => decide(true)}>{saving ? compared.saveAnyway : compared.another}</Button>}
          {can("update", "Donor", other) && (
            <Button
              onClick={() => {
                decide(false);
                bringOver(person, other);
              }}
            >
              {compared.bringOver}
            </Button>
          )}
          <Button kind="primary" onClick={openOther}>
            {compared.open(nameOf(other))}
          </Button>
        </>
      }
    >
      <div className={tw`mt-3 grid gap-4`}>
        <Tabs
          label={compared.people}
          value={other._id}
          onValueChange={setChosen}
          tabs={others.map((donor) => ({
            value: donor._id,
            label: nameOf(donor),
            count: <span className={tw`narrow:hidden`}>{compared.equals(equals(donor))}</span>,
            panel: donor === other && (
              <div className={tw`grid gap-3`}>
                <p className={tw`flex flex-wrap items-center gap-2 text-label`}>
                  {compared.inList(other.cardNumber)} <StatusBadge status={other.status} />
                </p>
                <Comparison rows={rowsOf(other)} donations={donationsOf(other)} />
              </div>
            ),
          }))}
        />
      </div>
    </Dialog>
  );
}

const donationsOf = ({ donationsNumber, lastDonationDate }: DonorRecord): string =>
  donationsNumber
    ? compared.donations(formatNumber(donationsNumber), lastDonationDate && formatShortDate(lastDonationDate))
    : "";

/** What the window shows side by side. All else of the record stays as it is, where it has something. */
const COMPARED: ReadonlySet<DonorFormField> = new Set([
  ...(["firstName", "lastName", "birthday", "birthplace", "fiscalCode"] as const),
  ...(["email", "mobile", "phoneHome", "street", "cap", "city", "province"] as const),
]);

/**
 * @returns brings what somebody has typed to the record that it belongs to: its form opens with it, unsaved, and this one is
 * as it was before
 */
function useBringOver(): (person: DonorFormValues, other: DonorRecord) => void {
  const { formState, reset } = useFormContext<DonorFormValues>();
  const { defaultValues } = formState;
  const handDraft = useHandDraft();
  return (person, other) => {
    const record = valuesOf(other);
    const names = Object.keys(record) as DonorFormField[];
    const typed = names.flatMap((name): [DonorFormField, string | boolean][] => {
      const value = person[name];
      if (value === defaultValues?.[name] || value === "") return [];
      const known = record[name];
      if (NOTES.includes(name) && known) return [[name, `${known}\n${value}`]];
      return COMPARED.has(name) || !known ? [[name, value]] : [];
    });
    handDraft(`donor ${other._id}`, Object.fromEntries(typed), record);
    // the form is unchanged now, so leaving it asks nothing
    flushSync(() => reset());
    navigate(hrefFor("donorEdit", { id: other._id }));
  };
}
