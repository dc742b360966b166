import { registryName } from "../../../domain/donor/registry-name";
import { markMatches } from "../../../domain/language/mark-matches";
import { formatLongDate } from "../../../domain/format";
import { BloodGroupTag } from "../../../shared/donor/parts/blood-group-tag";
import { tw } from "../../../ui/tw";
import type { FoundDonor } from "../requests/find-donors";
import type { Verdict } from "../sheet/verdict";
import { VerdictMark } from "./verdict-mark";

const markClass = tw`bg-transparent text-inherit underline [text-decoration-color:var(--gds-accent-text)] [text-decoration-thickness:2px] [text-underline-offset:3px]`;

interface PersonOptionProps {
  id: string;
  donor: FoundDonor;
  query: string;
  verdict: Verdict;
  active: boolean;
  onChoose: () => void;
}

/** A person in the list below the field. */
export function PersonOption({ id, donor, query, verdict, active, onChoose }: PersonOptionProps) {
  const { cardNumber, birthday, area, bloodGroup } = donor;
  const isElsewhere = verdict.kind === "elsewhere";
  const facts = isElsewhere ? [] : [cardNumber, birthday && formatLongDate(birthday), area];
  return (
    // the field keeps the focus and handles the keys
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <li
      id={id}
      role="option"
      aria-selected={active}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={tw`flex min-h-[48px] cursor-pointer items-center gap-3 rounded px-2.5 py-1.5 hover:bg-hover aria-selected:bg-selected forced:aria-selected:[outline:2px_solid_Highlight]`}
    >
      <BloodGroupTag group={bloodGroup} />
      <span className={tw`grid min-w-0 flex-1`}>
        <b className={tw`break-anywhere font-strong`}>
          {markMatches(registryName(donor), query).map(({ text, marked }, index) =>
            marked ? (
              <mark key={index} className={markClass}>
                {text}
              </mark>
            ) : (
              text
            ),
          )}
        </b>
        <span className={tw`break-anywhere text-label text-muted empty:hidden`}>
          {facts.filter(Boolean).join(", ")}
        </span>
      </span>
      <VerdictMark verdict={verdict} />
    </li>
  );
}
