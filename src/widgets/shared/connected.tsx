import { Fragment, useEffect, useState, type ReactNode } from "react";
import { connect, type Connection } from "../../api/connection";
import { ConnectionProvider, useSessionState } from "../../api/react/connection";
import type { WidgetProps } from "../element";
import { useSessionEvents } from "./session-events";

interface ConnectedProps extends Pick<WidgetProps, "apiBase" | "socketUrl" | "tokenStorage" | "emit"> {
  children: ReactNode;
}

/** Joins the page's connection to the API for as long as the element is there, and gives it to what is below. */
export function Connected({ apiBase, socketUrl, tokenStorage, emit, children }: ConnectedProps) {
  const [connection, setConnection] = useState<Connection | null>(null);
  useEffect(() => {
    const joined = connect({ apiBase, socketUrl, tokenStorage });
    setConnection(joined.connection);
    return () => {
      setConnection(null);
      joined.leave();
    };
  }, [apiBase, socketUrl, tokenStorage]);

  if (!connection) return null;
  return (
    <ConnectionProvider connection={connection}>
      <SessionScope emit={emit}>{children}</SessionScope>
    </ConnectionProvider>
  );
}

/** Starts everything below anew for each person: what is on the screen is never the former user's. */
function SessionScope({ emit, children }: Pick<ConnectedProps, "emit" | "children">) {
  const state = useSessionState();
  useSessionEvents(state, emit);
  return <Fragment key={state.status === "signed-in" ? state.user._id : "nobody"}>{children}</Fragment>;
}
