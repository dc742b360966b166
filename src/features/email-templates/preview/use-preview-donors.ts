import { useState } from "react";
import { useCan } from "../../../api/react/ability";
import { endpoints } from "../../../api/endpoints";
import { useQuery } from "../../../api/react/use-query";
import { previewDonorsAnswer, type PreviewDonor } from "./preview-donor";

/** As many as are leafed through, and among whom the longest name is looked for. */
const ASKED = 50;
const NONE: readonly PreviewDonor[] = [];

/** As whom a mail is looked at. */
export interface PreviewDonors {
  /** Null: as nobody. */
  shown: PreviewDonor | null;
  /** Those who are found. */
  found: readonly PreviewDonor[];
  failed: boolean;
  choose: (donor: PreviewDonor) => void;
  /** Undefined: there is none. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
  longest: (() => void) | undefined;
}

const lengthOf = ({ firstName, lastName }: PreviewDonor) => firstName.length + lastName.length;

/** @param text whom somebody looks for; the first ones of the registry for "" */
export function usePreviewDonors(text: string): PreviewDonors {
  const can = useCan();
  const state = useQuery(
    can("read", "Donor")
      ? {
          path: endpoints.donors(),
          query: { skip: 0, limit: ASKED, order: "lastName", query: text.trim() || undefined },
          schema: previewDonorsAnswer(0, ASKED),
          part: "preview",
        }
      : null,
    { keepPrevious: true, background: true },
  );
  const [chosen, setChosen] = useState<PreviewDonor | null>(null);
  const found = state.status === "ready" ? state.data.rows : NONE;
  // the first one to begin with: whoever is typed later isn't shown before they are chosen
  const [first] = found;
  if (!chosen && first) setChosen(first);
  const shown = chosen ?? first ?? null;
  const at = found.findIndex(({ _id }) => _id === shown?._id);
  const to = (donor: PreviewDonor | undefined) => donor && (() => setChosen(donor));
  const [longest] = [...found].sort((one, other) => lengthOf(other) - lengthOf(one));
  return {
    shown,
    found,
    failed: state.status === "error",
    choose: setChosen,
    previous: to(at > 0 ? found[at - 1] : undefined),
    next: to(found[at + 1]),
    longest: to(longest),
  };
}
