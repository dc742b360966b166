import { useState } from "react";
import { formatNumber, formatShortDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/registry-name";
import { hrefFor } from "../../../../domain/routes";
import { Button } from "../../../../ui/button";
import { Dialog } from "../../../../ui/overlay/dialog";
import { Tabs } from "../../../../ui/tabs";
import { tw } from "../../../../ui/tw";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { navigate } from "../../../../shared/navigation";
import { texts } from "../texts";
import { Comparison } from "./comparison-table";
import { compareDonors } from "./comparison";
import type { FoundDuplicates } from "./use-duplicates";

const { compared } = texts;
const nameOf = (donor: DonorRecord) => registryName(donor) || texts.noName;

/** People of the registry who may be the one who is being written, beside them: open one of them, or save all the same. */
export function DuplicatesDialog({ found }: { found: FoundDuplicates | null }) {
  const [chosen, setChosen] = useState("");
  // while it closes it goes on showing what it showed
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  if (!shown) return null;
  const { person, others, decide } = shown;
  const other = others.find(({ _id }) => _id === chosen) ?? others[0];
  if (!other) return null;
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
      title={compared.title}
      description={compared.lead(others.length)}
      footer={
        <>
          <Button kind="quiet" onClick={() => decide(false)} className={tw`mr-auto narrow:mr-0`}>
            {compared.back}
          </Button>
          <Button onClick={() => decide(true)}>{compared.saveAnyway}</Button>
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
