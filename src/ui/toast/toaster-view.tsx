import { useEffect, useId, useRef, type FocusEvent } from "react";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import sonnerStyles from "sonner/dist/styles.css?raw";
import { Icon } from "../icons/icon";
import { TOAST_DURATION, TOAST_HOTKEY, TOAST_UNDO_DURATION, TOASTS_VISIBLE } from "../../domain/constants";
import { addStyles } from "../sheet";
import { uiTexts } from "../texts";
import { tw } from "../tw";
import { VisuallyHidden } from "../display/visually-hidden";
import type { ToastQueue, ToastView } from "./toast";
import { usePlace } from "./use-place";

/**
 * Our font, a z-index below menus, animations of 220 ms at most, and the position of use-place.ts. The selectors are doubled, because
 * sonner's own have the same specificity.
 */
const overrides = `
[data-sonner-toaster][data-sonner-toaster] { z-index: 0; font-family: var(--gds-font); transition-duration: var(--gds-slow); }
[data-sonner-toast][data-sonner-toast] { transition-duration: var(--gds-slow); transition-timing-function: var(--gds-ease); }
[data-sonner-toast][data-sonner-toast]:focus-visible { outline: 2px solid var(--gds-focus); outline-offset: 2px; }
[data-sonner-toast][data-sonner-toast][data-swiping="true"] { transition-duration: 0s; }
@container gds (min-width: 601px) {
  [data-sonner-toaster][data-sonner-toaster][data-x-position=center] {
    --width: 356px !important;
    width: var(--gds-toast-width, var(--width));
    left: calc((100% - var(--gds-toast-width, var(--width))) / 2 + var(--gds-toast-aside, 0px));
    transform: none;
  }
}
`;

// sonner itself would add a <style> to the host's head, which the build removes (docs/decisions/build.md, "Libraries that touch
// the host page are patched")
addStyles(sonnerStyles + overrides);

const close = (
  <>
    <Icon of={X} size={16} />
    <VisuallyHidden>{uiTexts.close}</VisuallyHidden>
  </>
);

const view = (toasterId: string): ToastView => ({
  show: (tone, message, { undo, action, id }) => {
    const button = undo ?? action;
    sonner[tone](message, {
      toasterId,
      // sonner numbers a toast only when `id` is absent, not when it is undefined.
      ...(id !== undefined && { id: `${toasterId}${id}` }),
      duration: undo ? TOAST_UNDO_DURATION : TOAST_DURATION,
      // sonner renders `cancel` before `action`, and Tab must reach the toast's own button before the close button
      ...(button && { cancel: { label: button.label, onClick: button.onSelect } }),
      action: { label: close, onClick: () => undefined },
    });
  },
  dismiss: (id) => void sonner.dismiss(`${toasterId}${id}`),
});

// rich colours (specification §8)
const classNames = {
  toast: tw`flex flex-wrap items-start gap-2.5 w-full pl-3.5 pr-2 py-3 rounded-lg shadow-float text-body leading-normal forced:border forced:border-sys-text`,
  // a long action wraps below the message
  content: tw`flex-[1_1_144px] min-w-0`,
  title: tw`break-anywhere`,
  success: tw`bg-success-subtle text-success-text`,
  error: tw`bg-danger-subtle text-danger-text`,
  info: tw`bg-info-subtle text-info-text`,
  warning: tw`bg-warn-subtle text-warn-text`,
  icon: tw`flex-none mt-px narrow:mt-[3px]`,
  cancelButton: tw`relative flex-none ml-auto h-control-sm narrow:h-11 coarse:h-11 px-2.5 -my-1 narrow:-my-2.5 coarse:-my-2.5 rounded-md text-label font-strong hover:underline underline-offset-[3px]`,
  actionButton: tw`relative flex-none grid place-items-center size-[28px] narrow:size-[44px] coarse:size-[44px] -my-1 narrow:-my-2.5 coarse:-my-2.5 rounded-md opacity-80 hover:opacity-100`,
};

/** The height of the bar at the bottom, and the lift above other buttons (use-place.ts). */
const BOTTOM = "var(--gds-toast-lift, 0px) + var(--gds-toast-up, 0px)";

const icons = {
  success: <Icon of={CircleCheck} className={tw`text-success-solid`} />,
  error: <Icon of={CircleAlert} className={tw`text-danger-solid`} />,
  info: <Icon of={Info} className={tw`text-info-solid`} />,
  warning: <Icon of={TriangleAlert} className={tw`text-warn-solid`} />,
};

/**
 * Collapses toasts that Alt+T has expanded when they lose the focus. Sonner would keep them expanded, and visible, until Esc or the pointer
 * leaves them. It collapses them at the end of a drag, so we dispatch one.
 */
function collapseOnBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
  if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
  currentTarget.querySelector("[data-sonner-toaster]")?.dispatchEvent(new DragEvent("dragend", { bubbles: true }));
}

/** The toasts of one root, by sonner: three at once, Alt+T, swipe and close button (specification §9). */
export default function ToasterView({ queue, layer }: { queue: ToastQueue; layer: HTMLElement | null }) {
  const toasterId = useId();
  useEffect(() => {
    queue.ready(view(toasterId));
  }, [queue, toasterId]);
  const around = useRef<HTMLDivElement>(null);
  usePlace(around, layer);
  return (
    <div ref={around} onBlur={collapseOnBlur}>
      <Sonner
        id={toasterId}
        position="bottom-center"
        swipeDirections={["bottom", "left", "right"]}
        visibleToasts={TOASTS_VISIBLE}
        duration={TOAST_DURATION}
        hotkey={TOAST_HOTKEY}
        dir="ltr"
        gap={8}
        offset={{ bottom: `calc(24px + ${BOTTOM})` }}
        mobileOffset={{
          right: 16,
          left: 16,
          bottom: `calc(16px + ${BOTTOM} + env(safe-area-inset-bottom, 0px))`,
        }}
        containerAriaLabel={uiTexts.toasts}
        icons={icons}
        toastOptions={{ unstyled: true, classNames }}
      />
    </div>
  );
}
