import type { AwardStep } from "../../../domain/settings/award-steps";
import { tw } from "../../../ui/tw";
import { texts } from "./texts";

/** All steps, each in a line: to be compared with somebody else's. */
export const StepsWords = ({ steps }: { steps: readonly AwardStep[] }) => (
  <ul className={tw`grid gap-0.5`}>
    {steps.map(({ id, name, F, M }) => {
      const [women, men] = [texts.asks(F), texts.asks(M)];
      return (
        <li key={id} className={tw`break-anywhere`}>
          <b className={tw`font-strong`}>{name.trim() || texts.unnamed}</b>
          {": "}
          {women === men ? men : `${texts.columns.F.toLowerCase()} ${women}; ${texts.columns.M.toLowerCase()} ${men}`}
        </li>
      );
    })}
  </ul>
);
