import { chooseTheme, THEME_CHOICES, useThemeChoice } from "../../../ui/browser/theme-choice";
import { ChoiceGroup } from "../../../ui/field/choice-group";
import { Radio } from "../../../ui/field/choice";
import { VisuallyHidden } from "../../../ui/display/visually-hidden";
import { texts } from "../texts";
import { Section } from "./section";
import { useId } from "react";

const OPTIONS = [null, ...THEME_CHOICES] as const;

/** Light or dark, for this person on this device; until they choose, as the site has it. */
export function ThemeCard() {
  const choice = useThemeChoice();
  const name = useId();
  return (
    <Section title={texts.theme.title} hint={texts.theme.hint}>
      <ChoiceGroup legend={<VisuallyHidden>{texts.theme.legend}</VisuallyHidden>}>
        {OPTIONS.map((option) => (
          <Radio
            key={option}
            name={name}
            label={texts.theme.options[option ?? "site"]}
            checked={option === choice}
            onChange={() => chooseTheme(option)}
          />
        ))}
      </ChoiceGroup>
    </Section>
  );
}
