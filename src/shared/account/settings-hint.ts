import { useFeatures } from "../../api/react/use-feature";
import { capitalised } from "../../domain/language/italian";
import { joinWithAnd } from "../../domain/language/join-with-and";

/** @returns what the page of the account's settings has on this server, for links to it */
export function useSettingsHint(): string {
  const has = useFeatures();
  const parts = [
    ...(has("account") ? ["e-mail", "password"] : []),
    "tema",
    ...(has("sessions") ? ["dispositivi"] : ["copia dei dati"]),
  ];
  return capitalised(joinWithAnd(parts));
}
