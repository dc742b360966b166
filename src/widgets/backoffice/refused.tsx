import { EmptyState } from "../../ui/empty-state";
import { texts } from "./texts";

/** For a page that the ability refuses (specification §2, status 401). */
export const Refused = () => <EmptyState level={1} drawing="broken" title={texts.refusedTitle} />;
