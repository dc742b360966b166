import { useMemo } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeatures } from "../../../api/react/use-feature";
import type { User } from "../../../domain/entities";
import { findRoute, type RouteName } from "../../../domain/routes";
import { useSignOut } from "../../../shared/account/use-sign-out";
import { useAreaLocation } from "../../../shared/navigation";
import { actionState } from "../../../shared/page-actions/on-page-action";
import { commandsOf, type Command } from "./commands-of";

export interface CommandsProps {
  user: User;
  /** Whether a route's page exists. */
  hasPage: (route: RouteName) => boolean;
  /** Opens the list of keys. */
  onHelp: () => void;
}

/** @returns the user's commands, and a function that runs one */
export function useCommands({
  user,
  hasPage,
  onHelp,
}: CommandsProps): [readonly Command[], (command: Command) => void] {
  const can = useCan();
  const has = useFeatures();
  const { currentRoute, entryState, navigate } = useAreaLocation();
  const commands = useMemo(() => commandsOf({ user, can, has, hasPage }), [user, can, has, hasPage]);
  const signOut = useSignOut();
  const run = ({ path, state, action, alsoOn = [], run: own }: Command) => {
    if (path === null) return own === "help" ? onHelp() : signOut();
    if (!action) return navigate(path, { state });
    const current = currentRoute();
    const here = findRoute(current.path)?.name;
    const isHere = current.path === path || (here !== undefined && alsoOn.includes(here));
    if (!isHere) return navigate(path, { state: actionState(action) });
    const route = current.path + (current.search && `?${current.search}`);
    navigate(route, { replace: true, state: { ...entryState(), ...actionState(action) } });
  };
  return [commands, run];
}
