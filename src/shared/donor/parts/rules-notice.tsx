import { ReadFailed } from "../../../ui/messages/read-failed";
import { Skeleton, SkeletonGroup } from "../../../ui/messages/skeleton";
import type { RulesState } from "../../settings";

const LOADING = "Leggo le regole";
const TITLE = "Regole non disponibili";

/** Stands where a text about the association's rules appears once they have been read. */
export const RulesLoading = () => (
  <SkeletonGroup label={LOADING}>
    <Skeleton width="60%" />
  </SkeletonGroup>
);

/** Shows that the association's rules are loading, or with "Riprova" that they can't be read. Nothing once they are known. */
export function RulesNotice({ rules }: { rules: RulesState }) {
  if (rules.status === "loading") return <RulesLoading />;
  return rules.status === "unknown" && <ReadFailed title={TITLE} onRetry={rules.retry} retrying={rules.retrying} />;
}
