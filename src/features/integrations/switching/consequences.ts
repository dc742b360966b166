import { texts } from "../texts";
import type { Wish } from "./use-switch";

/** @returns what changes when another provider sends, sentence by sentence */
export function consequences({ to, from }: Wish): string[] {
  const words = texts.switching;
  const address = to.integration.values[to.provider.sender.address];
  const before = from?.integration.values[from.provider.sender.address];
  const events = to.provider.tellsEvents;
  return [
    address && address !== before ? words.sender(address) : "",
    from?.provider.tellsEvents === events ? "" : events ? words.events : words.noEvents,
    from ? words.queue(from.provider.name) : "",
  ].filter(Boolean);
}
