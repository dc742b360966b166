import { useEffect, useEffectEvent } from "react";
import { useCan } from "../../api/react/ability";
import { useUser } from "../../api/react/connection";
import { menuFor } from "../../domain/menu";
import { useLazyComponent } from "../../ui/use-lazy-component";
import { whenIdle } from "../../ui/when-idle";

const loadCard = async () => (await import("./components/office-documents")).OfficeDocuments;

/** Whether a role finds the documents in its menu. */
const inMenu = (role: string) =>
  menuFor(role).some((item) => (item.has_children ? item.children : [item]).some(({ route }) => route === "documents"));

/** The documents, for who may read some and has no menu that leads to them: a director (decisions §6). They come when the browser is idle. */
export function DocumentsPart() {
  const user = useUser();
  const shown = useCan()("read", "Document") && user !== null && !inMenu(user.role);
  const { Component: Card, load } = useLazyComponent(loadCard);
  const begin = useEffectEvent(() => void load());
  useEffect(() => (shown ? whenIdle(() => begin()) : undefined), [shown]);
  return shown && Card ? <Card /> : null;
}
