import { useFeature } from "../../../api/react/use-feature";
import { tw } from "../../../ui/tw";

export const DEFAULT_RULES_NOTE = "Secondo le regole di base: la tua associazione può averne di diverse.";

/** Says beside the results of rules that these are the default ones, on a server without settings (decisions §2). */
export function DefaultRulesNote() {
  if (useFeature("settings")) return null;
  return <p className={tw`text-label text-faint text-pretty`}>{DEFAULT_RULES_NOTE}</p>;
}
