import { useState } from "react";
import { flushSync } from "react-dom";
import { useFormContext } from "react-hook-form";
import { Equal, EqualNot, Minus } from "lucide-react";
import { useCan } from "../../../../api/react/ability";
import { formatNumber, formatShortDate } from "../../../../domain/format";
import { registryName } from "../../../../domain/donor/registry-name";
import { hrefFor } from "../../../../domain/routes";
import { Button } from "../../../../ui/buttons/button";
import { ConfirmDialog } from "../../../../ui/overlay/action-dialogs";
import { Tabs } from "../../../../ui/page/tabs";
import { tw, cx } from "../../../../ui/tw";
import { uiTexts } from "../../../../ui/texts";
import { StatusBadge } from "../../../../shared/donor/parts/status-badge";
import type { DonorRecord } from "../../../../shared/donor/reads";
import { useAreaLocation } from "../../../../shared/navigation";
import { texts } from "../texts";
import { compareDonors, type ComparedRow } from "./comparison";
import { hasSameCode } from "../../../../domain/donor/duplicates";
import type { FoundDuplicates } from "./use-duplicates";
import { CompareButton } from "../../merge/buttons";
import { useMoveDraft } from "../../../../shared/record-form";
import { NOTES, valuesOf, type DonorFormField, type DonorFormValues } from "../donor-form-fields";
import { Icon } from "../../../../ui/icons/icon";

const { compared } = texts;
const nameOf = (donor: DonorRecord) => registryName(donor) || uiTexts.noName;

/**
 * Compares the entered person with possible duplicates in the registry. The user opens a duplicate, moves the input to its
 * form, or says that it is another person; the last isn't offered if the fiscal code is the same.
 */
export function DuplicatesDialog({ found }: { found: FoundDuplicates | null }) {
  const { navigate } = useAreaLocation();
  const [chosen, setChosen] = useState("");
  const moveInput = useMoveInput();
  const can = useCan();
  // stays the same while the dialog closes
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  if (!shown) return null;
  const { person, ownId, others, saving, decide } = shown;
  const other = others.find(({ _id }) => _id === chosen) ?? others[0];
  if (!other) return null;
  const isSamePerson = hasSameCode(person, other);
  const rowsOf = (donor: DonorRecord) => compareDonors(person, donor);
  const equals = (donor: DonorRecord) => rowsOf(donor).filter(({ sameness }) => sameness === "equal").length;
  return (
    <ConfirmDialog
      open={found !== null}
      onClose={() => decide(false)}
      alert={false}
      large
      title={isSamePerson ? compared.sameCode : compared.title}
      description={isSamePerson ? compared.sameCodeLead : compared.lead(others.length)}
      cancel={compared.back}
      actions={
        <>
          {!isSamePerson && (
            <Button onClick={() => decide(true)}>{saving ? compared.saveAnyway : compared.otherPerson}</Button>
          )}
          {ownId !== null && <CompareButton one={{ _id: ownId }} other={other} />}
          {can("update", "Donor", other) && (
            <Button
              onClick={() => {
                decide(false);
                moveInput(person, other);
              }}
            >
              {compared.moveInput}
            </Button>
          )}
        </>
      }
      submit={compared.open(nameOf(other))}
      onSubmit={() => undefined}
      onDone={() => navigate(hrefFor("donorDetails", { id: other._id }))}
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
    </ConfirmDialog>
  );
}

const donationsOf = ({ donationsNumber, lastDonationDate }: DonorRecord): string =>
  donationsNumber
    ? compared.donations(formatNumber(donationsNumber), lastDonationDate && formatShortDate(lastDonationDate))
    : "";

/** The fields that the dialog compares. Other input replaces only empty fields of the duplicate. */
const COMPARED: ReadonlySet<DonorFormField> = new Set([
  "firstName",
  "lastName",
  "birthday",
  "birthplace",
  "fiscalCode",
  "email",
  "mobile",
  "phoneHome",
  "street",
  "cap",
  "city",
  "province",
]);

/**
 * @returns a function that moves the input to an existing record: its form opens with the unsaved input, and the current
 *   form is reset
 */
function useMoveInput(): (person: DonorFormValues, other: DonorRecord) => void {
  const { navigate } = useAreaLocation();
  const { formState, reset } = useFormContext<DonorFormValues>();
  const { defaultValues } = formState;
  const handDraft = useMoveDraft();
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
    // resets the form, so that leaving it doesn't open the leave dialog
    flushSync(() => reset());
    navigate(hrefFor("donorEdit", { id: other._id }));
  };
}

const SAMENESS = {
  equal: { icon: Equal, label: compared.equal },
  different: { icon: EqualNot, label: compared.different },
  missing: { icon: Minus, label: compared.missing },
} as const;

const cell = tw`min-w-0 break-anywhere px-3 py-2 text-left align-top font-normal`;

/** Compares two people field by field; stacked in a narrow container. */
function Comparison({ rows, donations }: { rows: readonly ComparedRow[]; donations: string }) {
  const all = donations ? [...rows, { label: compared.given, entered: "", existing: donations, sameness: null }] : rows;
  return (
    <div className={tw`overflow-hidden rounded border border-line`}>
      <Stacked rows={all} />
      <table className={tw`w-full narrow:hidden table-fixed border-collapse text-label`}>
        <thead className={tw`bg-sunken`}>
          <tr>
            <th scope="col" className={cx(cell, tw`w-[108px]`)}>
              <span className={tw`sr-only`}>{compared.field}</span>
            </th>
            <th scope="col" className={cx(cell, tw`font-strong`)}>
              {compared.entered}
            </th>
            <th scope="col" className={cx(cell, tw`font-strong`)}>
              {compared.existing}
            </th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ label, entered, existing, sameness }) => (
            <tr key={label} className={cx(tw`border-t border-line`, sameness === "equal" && tw`bg-selected`)}>
              <th scope="row" className={cx(cell, tw`text-muted`)}>
                {label}
              </th>
              <td className={cx(cell, !entered && tw`text-faint`)}>{entered || compared.empty}</td>
              <td className={cell}>
                <span className={tw`flex flex-wrap items-start gap-x-3 gap-y-0.5`}>
                  <span className={cx(tw`min-w-0 break-anywhere`, !existing && tw`text-faint`)}>
                    {existing || compared.empty}
                  </span>
                  {sameness && <Sameness sameness={sameness} />}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const Sameness = ({ sameness }: { sameness: keyof typeof SAMENESS }) => (
  <span className={tw`ml-auto flex flex-none items-center gap-1.5 text-muted`}>
    <Icon of={SAMENESS[sameness].icon} size={14} />
    {SAMENESS[sameness].label}
  </span>
);

/** The stacked comparison: equal values appear once. */
const Stacked = ({ rows }: { rows: readonly ComparedRow[] }) => (
  <ul className={tw`hidden narrow:block`}>
    {rows.map(({ label, entered, existing, sameness }) => (
      <li
        key={label}
        className={cx(
          tw`grid gap-1 border-t border-line px-3 py-2 first:border-t-0`,
          sameness === "equal" && tw`bg-selected`,
        )}
      >
        <span className={tw`flex items-center gap-3 text-label text-muted`}>
          {label}
          {sameness && <Sameness sameness={sameness} />}
        </span>
        {sameness === "equal" ? (
          <span className={tw`min-w-0 break-anywhere`}>{entered}</span>
        ) : (
          <span className={tw`grid grid-cols-[80px_minmax(0,1fr)] gap-x-3 gap-y-0.5`}>
            <span className={tw`text-label text-faint`}>{compared.enteredShort}</span>
            <span className={cx(tw`break-anywhere`, !entered && tw`text-faint`)}>{entered || compared.empty}</span>
            <span className={tw`text-label text-faint`}>{compared.existing}</span>
            <span className={cx(tw`break-anywhere`, !existing && tw`text-faint`)}>{existing || compared.empty}</span>
          </span>
        )}
      </li>
    ))}
  </ul>
);
