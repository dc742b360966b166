import { DEFAULT_SUSPENSION_REASONS, reasonForDonor } from "../../../domain/donor/suspension-reasons";
import { suspensionReasonsAnswer, useSection, useSettings } from "../../../shared/settings";

/**
 * Why somebody is suspended, as they read it themselves (decisions §4): the words for donors, never the staff's label.
 * @returns null without a reason, and while the association's words are on their way; the ready-made ones where they
 *   can't be read
 */
export function useReasonForDonor(reason: string | undefined): string | null {
  const wanted = Boolean(reason);
  const { status } = useSettings(wanted);
  const section = useSection(suspensionReasonsAnswer, wanted);
  if (!reason || status === "loading") return null;
  return reasonForDonor(reason, section?.values ?? DEFAULT_SUSPENSION_REASONS);
}
