import type { MouseEvent } from "react";
import { createKey } from "../../api/writes/create-key";
import { isRecord } from "../../domain/values";
import { isPlainClick } from "./follow-routes";
import { locationAround, pageLocation } from "./area-location";

/**
 * Hands the state of a history entry to the new tab that a link opens (middle button, Ctrl). The query of a list is never
 * in the address (decisions §4). So the address carries a random name, and the new tab requests the state under that name
 * from the old tab through a BroadcastChannel. If the old tab was closed, the list starts with all rows.
 */
const CHANNEL = "gds:entries";
const PARAMETER = "entry";

/** A state and its owner: the new tab receives them before it knows its user. */
interface Entry {
  state: Record<string, unknown>;
  owner: string | null;
}

const handed = new Map<string, Entry>();
/** Opens with the first entry that is handed over. */
let answering: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

function answerRequests(): void {
  const channel = answering ?? open();
  if (!channel || channel === answering) return;
  answering = channel;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const name = isRecord(data) && typeof data.ask === "string" ? data.ask : "";
    const entry = handed.get(name);
    if (!entry) return;
    handed.delete(name);
    channel.postMessage({ answer: name, ...entry });
  };
}

/**
 * Handles a link's `click` and `auxclick`: a link that opens in another tab hands over the state.
 * @param state as for `navigate`
 * @returns whether the link opens in this tab; the caller then navigates
 */
export function opensHere(event: MouseEvent<HTMLAnchorElement>, state: Record<string, unknown>): boolean {
  if (isPlainClick(event)) return true;
  // the right button opens a menu
  if (event.button === 2) return false;
  answerRequests();
  const link = event.currentTarget;
  const { href } = link;
  const name = createKey();
  handed.set(name, { state, owner: locationAround(link).entryOwner() });
  link.href = `${href}${href.includes("?", href.indexOf("#")) ? "&" : "?"}${PARAMETER}=${name}`;
  // the browser reads the address once the event is over
  setTimeout(() => (link.href = href));
  return false;
}

/**
 * Takes the name out of the address, and requests the state from the tab that opened this one. The response is ignored if
 * the user has navigated meanwhile.
 */
export function takeHandedEntry(): void {
  const { currentRoute, entryState, navigate } = pageLocation;
  const { path, search } = currentRoute();
  const query = new URLSearchParams(search);
  const name = query.get(PARAMETER);
  if (!name) return;
  query.delete(PARAMETER);
  const rest = query.toString();
  const route = path + (rest && `?${rest}`);
  navigate(route, { replace: true, state: entryState() });
  // the same object until another entry takes its place
  const stateBefore: unknown = history.state;
  const channel = open();
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || data.answer !== name || !isRecord(data.state)) return;
    channel.close();
    const owner = typeof data.owner === "string" ? data.owner : null;
    if (history.state === stateBefore) navigate(route, { replace: true, state: data.state, owner });
  };
  channel.postMessage({ ask: name });
}
