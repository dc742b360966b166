import { useSearch } from "wouter";
import type { TemplatePartProps } from "../frame/template-part";
import { NewSending } from "./new-sending";
import { SendingList } from "./sending-list";
import { SendingView } from "./sending-view";

/** What was sent of a template, one of these sendings, or a new one: the address says which. */
export function SendingsTab({ template }: TemplatePartProps) {
  const search = new URLSearchParams(useSearch());
  const sending = search.get("sending");
  if (sending) return <SendingView key={sending} templateId={template._id} sendingId={sending} />;
  if (search.has("new")) return <NewSending template={template} search={search} />;
  return <SendingList templateId={template._id} />;
}
