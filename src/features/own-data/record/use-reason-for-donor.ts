import { DEFAULT_SUSPENSION_REASONS, reasonForDonor } from "../../../domain/donor/suspension-reasons";
import { useSection, useSettings } from "../../../shared/settings";
import { suspensionReasonsAnswer } from "../../../shared/settings/suspension-reasons";

/**
 * Returns the reason of a suspension in the association's text for donors (decisions §4), not in the staff's label.
 * @returns null without a reason, and while the texts load; the default text if they can't be read
 */
export function useReasonForDonor(reason: string | undefined): string | null {
  const hasReason = Boolean(reason);
  const { status } = useSettings(hasReason);
  const section = useSection(suspensionReasonsAnswer, hasReason);
  if (!reason || status === "loading") return null;
  return reasonForDonor(reason, section?.values ?? DEFAULT_SUSPENSION_REASONS);
}
