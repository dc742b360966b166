import type { MouseEvent } from "react";
import { createKey } from "../../api/send-write";
import { isRecord } from "../../domain/values";
import { currentEntryOwner, currentRoute, entryState, navigate } from "./hash-location";
import { isPlainClick } from "./plain-click";

/**
 * What a history entry would keep, handed to a tab that a link is opened in (middle button, Ctrl): a list's question is
 * never in the address (decisions §4), so that the new tab finds a random name there and asks the old one by a channel of
 * the site. Where nobody answers, because the old tab was closed, the list begins with all rows.
 */
const CHANNEL = "gds:entries";
const PARAMETER = "entry";

/** What is kept, and whose it is: the new tab hears before it knows who is signed in. */
interface Entry {
  state: Record<string, unknown>;
  owner: string | null;
}

const handed = new Map<string, Entry>();
/** Open from the first entry that was handed on. */
let answering: BroadcastChannel | null = null;

function open(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}

function answerAsked(): void {
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
 * For a link's `click` and `auxclick`: one that is about to open in another tab leads there with what the entry keeps.
 * @param state as `navigate` takes it
 * @returns whether the link opens in this tab, where the caller navigates itself
 */
export function opensHere(event: MouseEvent<HTMLAnchorElement>, state: Record<string, unknown>): boolean {
  if (isPlainClick(event)) return true;
  // the right button opens a menu
  if (event.button === 2) return false;
  answerAsked();
  const link = event.currentTarget;
  const { href } = link;
  const name = createKey();
  handed.set(name, { state, owner: currentEntryOwner() });
  link.href = `${href}${href.includes("?", href.indexOf("#")) ? "&" : "?"}${PARAMETER}=${name}`;
  // the browser reads the address once the event is over
  setTimeout(() => (link.href = href));
  return false;
}

/**
 * Takes the name out of the address, and asks the tab that this one was opened from. An answer that comes when somebody has
 * asked for something else meanwhile changes nothing.
 */
export function takeHandedEntry(): void {
  const { path, search } = currentRoute();
  const query = new URLSearchParams(search);
  const name = query.get(PARAMETER);
  if (!name) return;
  query.delete(PARAMETER);
  const rest = query.toString();
  const route = path + (rest && `?${rest}`);
  navigate(route, { replace: true, state: entryState() });
  // the same object until another entry takes its place
  const asked: unknown = history.state;
  const channel = open();
  if (!channel) return;
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (!isRecord(data) || data.answer !== name || !isRecord(data.state)) return;
    channel.close();
    const owner = typeof data.owner === "string" ? data.owner : null;
    if (history.state === asked) navigate(route, { replace: true, state: data.state, owner });
  };
  channel.postMessage({ ask: name });
}
