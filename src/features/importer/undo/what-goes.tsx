import { Ban, Mail, Undo2, UserMinus } from "lucide-react";
import type { ReactNode } from "react";
import { Icon, type IconType } from "../../../ui/icons/icon";
import { cx, tw } from "../../../ui/tw";
import type { Import, UndoPreview } from "../api/read-imports";
import { texts } from "./texts";

const Line = ({ icon, look, children }: { icon: IconType; look: string; children: ReactNode }) => (
  <li className={tw`flex gap-3`}>
    <Icon of={icon} size={18} className={cx(tw`mt-0.5 flex-none`, look)} />
    <span className={tw`min-w-0`}>{children}</span>
  </li>
);

/** What an undo does to whom nobody has edited since. */
export function WhatGoes({ of, undo }: { of: Import; undo: UndoPreview }) {
  const [removed, restored, invited] = [undo.removed ?? 0, undo.restored ?? 0, undo.invited ?? 0];
  const isUnderWay = of.state === "started" || of.state === "undoing";
  const unwritten = of.batches.reduce((sum, one) => sum + (one?.state === "staged" ? (one.rows ?? 0) : 0), 0);
  const [goes, gone] = texts.removed(removed, of.entity);
  const [back, restoredHow] = texts.restored(restored, of.entity);
  return (
    <ul className={tw`grid gap-2.5`}>
      {removed > 0 && (
        <Line icon={UserMinus} look={tw`text-muted`}>
          <b className={tw`font-strong`}>{goes}</b> {gone}
        </Line>
      )}
      {restored > 0 && (
        <Line icon={Undo2} look={tw`text-muted`}>
          <b className={tw`font-strong`}>{back}</b> {restoredHow}
        </Line>
      )}
      {isUnderWay && unwritten > 0 && (
        <Line icon={Ban} look={tw`text-muted`}>
          {texts.unwritten(unwritten)}
        </Line>
      )}
      {invited > 0 && (
        <Line icon={Mail} look={tw`text-warn-text`}>
          {texts.invited(invited)}
        </Line>
      )}
    </ul>
  );
}
