import type { ComponentProps, ReactNode } from "react";
import { BeginDragContext } from "./canvas/use-block-drag";
import { OpenPropertiesContext } from "./side/open-properties";
import { ActingContext, EditingContext, SayContext } from "./state/editor-context";

interface EditorContextsProps {
  editing: ComponentProps<typeof EditingContext>["value"];
  acting: ComponentProps<typeof ActingContext>["value"];
  say: ComponentProps<typeof SayContext>["value"];
  beginDrag: ComponentProps<typeof BeginDragContext>["value"];
  openProperties: ComponentProps<typeof OpenPropertiesContext>["value"];
  children: ReactNode;
}

/** What the parts of the editor know of it; each by itself, so that only what changes is drawn again. */
export const EditorContexts = ({ editing, acting, say, beginDrag, openProperties, children }: EditorContextsProps) => (
  <EditingContext value={editing}>
    <ActingContext value={acting}>
      <SayContext value={say}>
        <BeginDragContext value={beginDrag}>
          <OpenPropertiesContext value={openProperties}>{children}</OpenPropertiesContext>
        </BeginDragContext>
      </SayContext>
    </ActingContext>
  </EditingContext>
);
