import { RouteError } from "./errors/route-error";

/** For a page that the ability refuses (specification §2, status 401). */
export const NotAuthorized = () => <RouteError status={401} message="" />;
