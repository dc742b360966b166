import { ReadFailed } from "../../../ui/messages/read-failed";
import type { RulesState } from "../../settings";

const TITLE = "Regole non disponibili";

/** Says that the association's rules can't be read, with "Riprova". Nothing while they are loading or known. */
export const RulesUnknown = ({ rules }: { rules: RulesState }) =>
  rules.status === "unknown" && <ReadFailed title={TITLE} onRetry={rules.retry} retrying={rules.retrying} />;
