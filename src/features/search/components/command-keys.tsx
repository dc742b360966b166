import { useEffect, useEffectEvent } from "react";
import { useOpened } from "../../../ui/overlay/use-opened";
import { useCommands, type CommandsProps } from "../commands/use-commands";
import { ShortcutsDialog } from "./shortcuts-dialog";

interface CommandKeysProps extends Omit<CommandsProps, "onHelp"> {
  /** The pressed keys; a new object each time. */
  pressed: { keys: string };
}

/** Runs the command of the pressed keys, and shows the list of all keys. */
export function CommandKeys({ pressed, ...props }: CommandKeysProps) {
  const { times, shown, show } = useOpened();
  const [commands, run] = useCommands({ ...props, onHelp: show });
  const start = useEffectEvent((pressedKeys: string) => {
    const command = commands.find(({ keys }) => keys === pressedKeys);
    if (command) run(command);
  });
  useEffect(() => start(pressed.keys), [pressed]);
  return times > 0 && <ShortcutsDialog key={times} {...shown} commands={commands} />;
}
