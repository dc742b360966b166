import { useCan } from "../../../api/react/ability";
import { Segmented } from "../../../ui/buttons/segmented";
import { tw } from "../../../ui/tw";
import { CATEGORIES, type Category } from "../requests/search";
import { CATEGORY_LABELS, texts } from "../texts";

const SUBJECTS = { donors: "Donor", donations: "Donation", awards: "Award" } as const satisfies Record<
  Category,
  string
>;

interface CategorySelectProps {
  /** Null for people of every role. */
  value: Category | null;
  onChoose: (category: Category | null) => void;
}

/** The search categories (specification §3) that the ability allows. */
export function CategorySelect({ value, onChoose }: CategorySelectProps) {
  const can = useCan();
  const allowed = CATEGORIES.filter((category) => can("read", SUBJECTS[category]));
  if (allowed.length === 0) return null;
  return (
    <div className={tw`flex-none px-[18px] pt-3 narrow:px-4`}>
      <Segmented
        label={texts.within}
        options={(["all", ...allowed] as const).map((option) => ({ value: option, label: CATEGORY_LABELS[option] }))}
        value={value ?? "all"}
        onValueChange={(next) => onChoose(next === "all" ? null : next)}
      />
    </div>
  );
}
