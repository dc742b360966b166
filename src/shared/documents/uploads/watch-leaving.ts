import { setLeaveGate } from "../../navigation";

type Question = { go: () => void; stay: () => void } | null;

/**
 * Asks before what is under way is lost: the browser before a reload, we before somebody signs out. Going elsewhere in the
 * back office loses nothing.
 * @param ask shows the question; null takes it away
 */
export function watchLeaving(ask: (question: Question) => void): { hold: (busy: boolean) => void } {
  let open: (() => void) | null = null;
  const unload = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    event.returnValue = true; // Chrome 116 to 118
  };
  const release = () => {
    open?.();
    open = null;
    globalThis.removeEventListener("beforeunload", unload);
  };
  return {
    hold(busy) {
      if (!busy) {
        if (open) release();
        return;
      }
      if (open) return;
      globalThis.addEventListener("beforeunload", unload);
      open = setLeaveGate({
        route: null,
        ask(leave) {
          const stay = () => ask(null);
          const go = () => {
            stay();
            release();
            leave();
          };
          ask({ go, stay });
        },
      });
    },
  };
}
