import { Button } from "../../../ui/buttons/button";
import { EmptyState } from "../../../ui/messages/empty-state";
import { texts } from "./texts";

/** An import of an address that nobody knows. */
export const Gone = ({ onNew }: { onNew: () => void }) => (
  <EmptyState level={1} title={texts.gone} actions={<Button onClick={onNew}>{texts.toStart}</Button>}>
    {texts.goneHint}
  </EmptyState>
);
