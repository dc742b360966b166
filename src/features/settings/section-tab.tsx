import type { ReactNode } from "react";
import type { Reader } from "../../api/readers/read";
import type { Section } from "../../api/readers/settings";
import { useSection, useSettings } from "../../shared/settings";
import { ErrorState } from "../../ui/messages/error-state";
import { SettingsHead } from "./settings-head";
import { SettingsSkeleton } from "./settings-skeleton";

interface SectionTabProps<T> {
  /** Reads the section from `GET /settings`. */
  answer: Reader<Section<T>>;
  /** The sentence under the page's title. */
  lead: string;
  /** Title of the error if the settings can't be read. */
  failed: string;
  /** Renders the tab with its section. */
  children: (section: Section<T>) => ReactNode;
}

/** Loads a section of the settings for its tab. Shows a skeleton or an error meanwhile. */
export function SectionTab<T>({ answer, lead, failed, children }: SectionTabProps<T>) {
  const state = useSettings();
  const section = useSection(answer);
  if (state.status === "error")
    return (
      <ErrorState title={failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  return (
    <>
      <SettingsHead place="lead">{lead}</SettingsHead>
      {section ? children(section) : <SettingsSkeleton />}
    </>
  );
}
