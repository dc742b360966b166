import { ReadFailed } from "../../../ui/messages/read-failed";
import type { RulesState } from "../../settings";
import { RulesLoading } from "./rules-loading";

const TITLE = "Regole non disponibili";

/** Shows that the association's rules are loading, or with "Riprova" that they can't be read. Nothing once they are known. */
export function RulesNotice({ rules }: { rules: RulesState }) {
  if (rules.status === "loading") return <RulesLoading />;
  return rules.status === "unknown" && <ReadFailed title={TITLE} onRetry={rules.retry} retrying={rules.retrying} />;
}
