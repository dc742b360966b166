import { Equal, EqualNot, Minus } from "lucide-react";
import { useState } from "react";
import { formatNumber, formatShortDate } from "../../../domain/format";
import { registryName } from "../../../domain/registry-name";
import { hrefFor } from "../../../domain/routes";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icons/icon";
import { Dialog } from "../../../ui/overlay/dialog";
import { Tabs } from "../../../ui/tabs";
import { cx, tw } from "../../../ui/tw";
import { StatusBadge } from "../../donor-parts/status-badge";
import type { DonorRecord } from "../../donor-reads";
import { navigate } from "../../navigation";
import { texts } from "../texts";
import { compareDonors, type ComparedRow } from "./comparison";
import type { FoundDuplicates } from "./use-duplicates";

const SAMENESS = {
  equal: { icon: Equal, label: texts.compared.equal },
  different: { icon: EqualNot, label: texts.compared.different },
  missing: { icon: Minus, label: texts.compared.missing },
} as const;

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

const cell = tw`min-w-0 break-anywhere px-3 py-2 text-left align-top font-normal`;

function Comparison({ rows, donations }: { rows: readonly ComparedRow[]; donations: string }) {
  const all = donations ? [...rows, { label: compared.given, mine: "", theirs: donations, sameness: null }] : rows;
  return (
    <div className={tw`overflow-hidden rounded border border-line`}>
      <table className={tw`w-full table-fixed border-collapse text-label`}>
        <thead className={tw`bg-sunken`}>
          <tr>
            <th scope="col" className={cx(cell, tw`w-[108px] narrow:w-[84px]`)}>
              <span className={tw`sr-only`}>{compared.field}</span>
            </th>
            <th scope="col" className={cx(cell, tw`font-strong`)}>
              {compared.mine}
            </th>
            <th scope="col" className={cx(cell, tw`font-strong`)}>
              {compared.theirs}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ label, mine, theirs, sameness }) => (
            <tr key={label} className={cx(tw`border-t border-line`, sameness === "equal" && tw`bg-selected`)}>
              <th scope="row" className={cx(cell, tw`text-muted`)}>
                {label}
              </th>
              <td className={cx(cell, !mine && tw`text-faint`)}>{mine || compared.empty}</td>
              <td className={cell}>
                <span className={tw`flex flex-wrap items-start gap-x-3 gap-y-0.5`}>
                  <span className={cx(tw`min-w-0 break-anywhere`, !theirs && tw`text-faint`)}>
                    {theirs || compared.empty}
                  </span>
                  {sameness && (
                    <span className={tw`ml-auto flex flex-none items-center gap-1.5 text-muted`}>
                      <Icon of={SAMENESS[sameness].icon} size={14} />
                      {SAMENESS[sameness].label}
                    </span>
                  )}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
