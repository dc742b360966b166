import { refusedItems, type ApiError } from "../../api/errors";

/** Why a save failed, to say it in passing and where one presses. */
export interface SaveFailure {
  /** Specification §8: the joined msg values, or the error string. */
  message: string;
  /** Somebody else saved first. */
  conflict: boolean;
  /** The server said it. Then a toast does, too (specification §8), and speaks for both. */
  answered: boolean;
  /** Nobody knows whether it was saved: it isn't told as not saved. */
  unclear: boolean;
}

/** Reads the answer of a save that was refused. */
export function saveFailure({ message, body, status, code, kind, saysWhen }: ApiError): SaveFailure {
  const words = refusedItems(body).map(({ msg }) => msg);
  return {
    message: saysWhen ? message : words.join(", ") || message,
    conflict: status === 409 && code === "version",
    answered: kind === "http",
    unclear: kind === "unclear",
  };
}
