import type { Can } from "../../../api/session/ability";
import type { HasFeature } from "../../../api/session/features";
import { decideAccess } from "../../../domain/access";
import type { User } from "../../../domain/entities";
import { hrefFor, ROUTES, type Route, type RouteName } from "../../../domain/routes";
import { OTHER_COMMANDS, PAGE_COMMANDS, PLACE_COMMANDS, type CommandDefinition } from "./commands";

/** A command that the user may use. */
export interface Command extends Omit<CommandDefinition, "name"> {
  /** Unique among the commands. */
  name: string;
  /** The path of its page; null for a command without one. */
  path: string | null;
  /** What a command without a page does. */
  run?: (typeof OTHER_COMMANDS)[number]["run"];
}

/** What decides which commands a user has. */
interface CommandScope {
  user: User;
  can: Can;
  has: HasFeature;
  /** Whether a route's page exists, and the server has its features. */
  hasPage: (route: RouteName) => boolean;
}

/** @returns whether the user may open a page. @param name of a route without id, or with the user's own */
function mayOpen(name: RouteName, { user, can, hasPage }: CommandScope): boolean {
  const route: Route = ROUTES[name];
  const { type } = decideAccess(route, user, user._id);
  if (!hasPage(name) || (type !== "allowed" && type !== "by-ability")) return false;
  // everybody may open their own record
  return route.guard === "own-profile" || !route.needs || can(...route.needs);
}

const pathOf = (name: RouteName, { _id }: User, tab?: string): string =>
  hrefFor(name as "profile", { id: _id }) + (tab ? `?tab=${tab}` : "");

/** Administrators have the activity log in a tab of the settings. */
const pagePath = (name: keyof typeof PAGE_COMMANDS, scope: CommandScope): string =>
  name === "activity" && mayOpen("settings", scope)
    ? pathOf("settings", scope.user, "activity")
    : pathOf(name, scope.user);

/** @returns the commands of a user, actions first, by the ability and the server's features */
export function commandsOf(scope: CommandScope): Command[] {
  const { user, can, has } = scope;
  const names = Object.keys(PAGE_COMMANDS) as (keyof typeof PAGE_COMMANDS)[];
  const pages = names
    .filter((name) => mayOpen(name, scope))
    .map((name): Command => ({ name: ROUTES[name].title, ...PAGE_COMMANDS[name], path: pagePath(name, scope) }));
  const places = PLACE_COMMANDS.filter(
    ({ route, needs, feature }) =>
      mayOpen(route, scope) && (!needs || can(...needs)) && (feature === undefined || has(feature)),
  ).map(({ route, tab, ...place }): Command => ({ ...place, path: pathOf(route, user, tab) }));
  const others = OTHER_COMMANDS.map((command): Command => ({ ...command, path: null }));
  const all = [...pages, ...places, ...others];
  return [...all.filter(({ does }) => does), ...all.filter(({ does }) => !does)];
}
