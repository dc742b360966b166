import { useEffect, useEffectEvent } from "react";
import { useLazyComponent } from "../../../../ui/loading/use-lazy-component";
import { texts } from "../texts";
import type { ViewWrites } from "../use-view-writes";
import type { ViewControl } from "../view-control";

const loadConflict = async () => (await import("./conflict-dialog")).ConflictDialog;

interface ViewConflictProps extends Pick<ViewControl, "open"> {
  writes: ViewWrites;
}

/** The dialog for a view that a colleague saved first. */
export function ViewConflict({ writes, open }: ViewConflictProps) {
  const { conflict, keepTheirs, change } = writes;
  const { Component: ConflictDialog, load } = useLazyComponent(loadConflict);
  const loadDialog = useEffectEvent(async () => {
    if (!(await load(texts.conflictFailed))) keepTheirs();
  });
  useEffect(() => {
    if (conflict) void loadDialog();
  }, [conflict]);
  return (
    ConflictDialog && (
      <ConflictDialog
        current={conflict?.current ?? null}
        onClose={keepTheirs}
        onOverwrite={(current) => conflict && void change(current, conflict.change)}
        onOpen={(current) => {
          keepTheirs();
          open(current);
        }}
      />
    )
  );
}
