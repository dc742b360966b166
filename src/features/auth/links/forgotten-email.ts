import { useEffect, useState } from "react";
import { useConnection } from "../../../api/react/connection";
import { resumeStoreOf } from "../../../api/session/kept-for-user/resume-store";
import type { Session } from "../../../api/session/session";

const EMAIL = "forgotten email";

/** Passes the address typed at the sign-in to the screen of a forgotten password: in memory, never in the URL. */
export const keepForgottenEmail = (session: Session, email: string): void => resumeStoreOf(session).set(EMAIL, email);

/** @returns the address typed at the sign-in, once; "" without one */
export function useForgottenEmail(): string {
  const store = resumeStoreOf(useConnection().session);
  const [email] = useState(() => store.get(EMAIL));
  useEffect(() => store.delete(EMAIL), [store]);
  return typeof email === "string" ? email : "";
}
