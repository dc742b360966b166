import type { FirstReads, ReadRequest } from "../../api/client/early-reads";
import { endpoints } from "../../api/endpoints";
import { abilityQuery } from "../../api/session/features";
import { decideAccess } from "../../domain/access";
import type { User } from "../../domain/entities";
import { findRoute, isWithinApp, ROUTES, type RouteName } from "../../domain/routes";
import { takeMailedToken } from "../../features/auth/mailed-link";
import { takeHandedEntry, claimLocation } from "../../shared/navigation";
import classes from "virtual:gds-classes/office";
import content from "../../ui/base-content.css?raw";
import { addStyles, setClasses } from "../../ui/sheet";
import { defineWidget } from "../element";
import { Backoffice } from "./backoffice";
import { pages } from "./pages";

const NOTIFICATIONS: ReadRequest = { path: endpoints.notifications() };

/**
 * Returns the first reads at the current address: the ability and the notifications if the screen needs them, and the
 * page's own first reads. Loads the page's code, too.
 */
const firstReads = (host: HTMLElement): FirstReads => {
  const { currentRoute, entryStateOf } = claimLocation(host);
  return (user) => readsAt(currentRoute(), entryStateOf(user?._id ?? null), user);
};

function readsAt(
  { path, search }: { path: string; search: string },
  state: Record<string, unknown> | null,
  user: User | null,
): ReadRequest[] {
  const match = findRoute(path);
  if (!match) return isWithinApp(path) ? [abilityQuery, NOTIFICATIONS] : [];
  const name = landsAt(match.name, user, match.id);
  const page = pages[name];
  page?.load(user);
  const place = {
    path,
    search: new URLSearchParams(name === match.name ? search : ""),
    state,
  };
  const own = page?.preload?.(place, user) ?? [];
  const { layout } = ROUTES[name];
  if (layout === "bare") return own;
  return layout === "app" ? [abilityQuery, NOTIFICATIONS, ...own] : [abilityQuery, ...own];
}

/** @returns the route after all redirects; while the user is unknown, a token counts as signed in */
function landsAt(name: RouteName, user: User | null, id?: string): RouteName {
  if (!user) return ROUTES[name].guard === "signed-out" ? "dashboard" : name;
  const access = decideAccess(ROUTES[name], user, id);
  return access.type === "redirect" ? landsAt(access.to, user) : name;
}

function readAddress(host: HTMLElement): void {
  if (!claimLocation(host).inAddress) return;
  takeMailedToken();
  takeHandedEntry();
}

/** Defines `<gds-backoffice>`, unless its name is taken. */
export function define(): void {
  addStyles(content);
  setClasses(classes);
  defineWidget("gds-backoffice", Backoffice, { pageTitle: true, beforeCalls: readAddress, firstReads });
}
