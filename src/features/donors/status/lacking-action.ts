import type { StatusAction } from "./status-action";
import type { StatusChange } from "./status-change";

const WRITES: Record<StatusAction | "set", string> = {
  invite: "invite user",
  printForm: "print form",
  register: "register donor",
  suspend: "suspend donor",
  changeSuspension: "suspend donor",
  lift: "suspend donor",
  reactivate: "change donor",
  deactivate: "change donor",
  takeBack: "change donor",
  die: "change donor",
  set: "change donor",
  remove: "delete donor",
};

/** @returns the write that an action comes to, by the name under which it is known that a server can't do it */
export const writeOf = (action: StatusAction | StatusChange["action"]): string => WRITES[action];
