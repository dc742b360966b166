import { viewReader, writeContent, type SavedView } from "./saved-view";

/**
 * Views of a person in this browser, for servers that keep none (decisions §2). What they ask for stays without values
 * that name somebody, say how to reach them, or are their notes: storage outlives a session.
 */
const keyOf = (userId: string) => `gds:views:v1:${userId}`;

/** @returns the views that this browser keeps for a person */
export function readDeviceViews(userId: string): SavedView[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? "[]");
    return Array.isArray(kept) ? kept.flatMap((view) => viewReader(view, "", () => undefined) ?? []) : [];
  } catch {
    return [];
  }
}

/** @returns whether they are kept now: a sandboxed frame has no storage, and a full one takes no more */
export function writeDeviceViews(userId: string, views: readonly SavedView[]): boolean {
  try {
    const kept = views.map(({ content, ...view }) => ({ ...view, content: writeContent(content) }));
    localStorage.setItem(keyOf(userId), JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

/** Which view a person's registry opens with, in this browser. */
const defaultKey = (userId: string) => `gds:view-default:v1:${userId}`;

/** @returns its id; null for all rows */
export function readDefaultView(userId: string): string | null {
  try {
    return localStorage.getItem(defaultKey(userId));
  } catch {
    return null;
  }
}

export function writeDefaultView(userId: string, viewId: string | null): void {
  try {
    if (viewId === null) localStorage.removeItem(defaultKey(userId));
    else localStorage.setItem(defaultKey(userId), viewId);
  } catch {
    // without storage the registry opens with all rows
  }
}
