import { useEffect, useEffectEvent } from "react";
import { useOpened } from "../../../ui/overlay/use-opened";
import { useCommands, type CommandsProps } from "../commands/use-commands";
import { SearchDialog } from "./search-dialog";
import { ShortcutsDialog } from "./shortcuts-dialog";

interface SearchPartsProps extends Omit<CommandsProps, "onHelp"> {
  /** The pressed keys; "k" for Ctrl+K and for the button. A new object each time. */
  pressed: { keys: string };
}

/** Runs the command of the pressed keys, and shows the search and the list of all keys. */
export function SearchParts({ pressed, ...props }: SearchPartsProps) {
  const search = useOpened();
  const help = useOpened();
  const [commands, run] = useCommands({ ...props, onHelp: help.show });
  const start = useEffectEvent((pressedKeys: string) => {
    if (pressedKeys === "k") return search.show();
    const command = commands.find(({ keys }) => keys === pressedKeys);
    if (command) run(command);
  });
  useEffect(() => start(pressed.keys), [pressed]);
  return (
    <>
      {search.times > 0 && <SearchDialog {...search.shown} {...props} commands={commands} run={run} />}
      {help.times > 0 && <ShortcutsDialog key={help.times} {...help.shown} commands={commands} />}
    </>
  );
}
