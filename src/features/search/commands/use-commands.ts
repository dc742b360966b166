import { useMemo } from "react";
import { useCan } from "../../../api/react/ability";
import { useFeatures } from "../../../api/react/use-feature";
import type { User } from "../../../domain/entities";
import { findRoute, type RouteName } from "../../../domain/routes";
import { useSignOut } from "../../../shared/account/use-sign-out";
import { useAreaLocation } from "../../../shared/navigation";
import { actionState } from "../../../shared/page-actions/on-page-action";
import { startRegistering } from "../../donors/donations/buttons";
import { commandsOf, type Command } from "./commands-of";

export interface CommandsProps {
  user: User;
  /** Whether a route's page exists. */
  hasPage: (route: RouteName) => boolean;
  /** Opens the list of keys. */
  onHelp: () => void;
}

/** Runs a command. @param donor the path of the donor's record, if the command is about one */
export type RunCommand = (command: Command, donor?: string) => void;

/** @returns the user's commands, and a function that runs one */
export function useCommands({ user, hasPage, onHelp }: CommandsProps): [readonly Command[], RunCommand] {
  const can = useCan();
  const has = useFeatures();
  const area = useAreaLocation();
  const { currentRoute, entryState, navigate } = area;
  const commands = useMemo(() => commandsOf({ user, can, has, hasPage }), [user, can, has, hasPage]);
  const signOut = useSignOut();
  const run: RunCommand = ({ path, action, alsoOn = [], run: own }, donor) => {
    if (donor !== undefined) return startRegistering(area, donor);
    if (path === null) return own === "help" ? onHelp() : signOut();
    if (!action) return navigate(path);
    const current = currentRoute();
    const here = findRoute(current.path)?.name;
    const isHere = current.path === path || (here !== undefined && alsoOn.includes(here));
    if (!isHere) return navigate(path, { state: actionState(action) });
    const route = current.path + (current.search && `?${current.search}`);
    navigate(route, { replace: true, state: { ...entryState(), ...actionState(action) } });
  };
  return [commands, run];
}
