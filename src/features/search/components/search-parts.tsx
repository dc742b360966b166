import { useEffect, useEffectEvent } from "react";
import { useOpened } from "../../../ui/overlay/use-opened";
import { useCommands, type CommandsProps } from "../commands/use-commands";
import { SearchDialog } from "./search-dialog";
import { ShortcutsDialog } from "./shortcuts-dialog";

interface SearchPartsProps extends Omit<CommandsProps, "onHelp"> {
  /** The keys that were pressed, or those of what was chosen; a new object each time. */
  pressed: { keys: string };
}

/** Runs the command of the pressed keys, and shows the search and the list of all keys. */
export function SearchParts({ pressed, ...props }: SearchPartsProps) {
  const search = useOpened();
  const help = useOpened();
  const [commands, run] = useCommands({ ...props, onHelp: help.show });
  const start = useEffectEvent((pressedKeys: string) => {
    // of the button, and of Ctrl+K
    if (pressedKeys === "k") return search.show();
    const command = commands.find(({ keys }) => keys === pressedKeys);
    if (command) run(command);
  });
  useEffect(() => start(pressed.keys), [pressed]);
  return (
    <>
      {search.times > 0 && <SearchDialog {...search.shown} {...props} onHelp={help.show} />}
      {help.times > 0 && <ShortcutsDialog key={help.times} {...help.shown} commands={commands} />}
    </>
  );
}
