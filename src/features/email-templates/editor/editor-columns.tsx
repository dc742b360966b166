import type { ReactNode, RefObject } from "react";
import { cx, tw } from "../../../ui/tw";
import { Checks } from "./side/checks";
import { Outline } from "./side/outline";
import { Palette } from "./side/palette";
import { Properties } from "./side/properties";
import { texts } from "./texts";

interface EditorColumnsProps {
  /** The heading of what is set, which takes the focus. */
  properties: RefObject<HTMLHeadingElement | null>;
  /** The mail. */
  children: ReactNode;
}

const beside = tw`hidden wide:block print:hidden flex-none border-line bg-surface`;
const heading = tw`px-1 text-label font-medium text-muted`;

/** What can be added and what there is, the mail, and what can be set; the mail alone where there is no room. */
export const EditorColumns = ({ properties, children }: EditorColumnsProps) => (
  <div className={tw`flex flex-1`}>
    <aside aria-label={texts.palette} className={cx(beside, tw`w-[232px] border-r`)}>
      <div className={tw`sticky short:static top-14 grid gap-5 p-4`}>
        <section className={tw`grid gap-2`}>
          <h2 className={heading}>{texts.palette}</h2>
          <Palette />
        </section>
        <section className={tw`grid gap-1`}>
          <h2 className={heading}>{texts.outline}</h2>
          <Outline />
        </section>
      </div>
    </aside>
    <div className={tw`min-w-0 flex-1`}>{children}</div>
    <aside aria-label={texts.properties.title} className={cx(beside, tw`w-[280px] border-l`)}>
      <div className={tw`sticky short:static top-14 grid gap-6 p-4`}>
        <Properties heading={properties} headed />
        <Checks />
      </div>
    </aside>
  </div>
);
