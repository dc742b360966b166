import { tw } from "../../../ui/tw";
import { uiTexts } from "../../../ui/texts";
import { texts } from "./texts";

/** How many donors are omitted, and who; nothing if there are none. */
export function OmittedNames({ title, names }: { title: string; names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <details>
      <summary className={tw`cursor-pointer py-1 text-warn-text narrow:py-3 coarse:py-3`}>
        {title}. <span className={tw`text-ink underline`}>{texts.who}</span>
      </summary>
      <ul className={tw`max-h-[200px] overflow-auto py-1 pl-5 text-label break-anywhere`}>
        {names.map((name, at) => (
          <li key={at}>{name || uiTexts.noName}</li>
        ))}
      </ul>
    </details>
  );
}
