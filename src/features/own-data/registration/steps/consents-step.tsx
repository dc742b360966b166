import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useFormContext } from "react-hook-form";
import { CONSENT_TEXTS } from "../../../../domain/consent-texts";
import { CONSENTS } from "../../../../domain/consents";
import type { FormValues } from "../../../../domain/fields/form-values";
import { Checkbox } from "../../../../ui/field/choice";
import { Icon } from "../../../../ui/icons/icon";
import { Link, linkClass } from "../../../../ui/link";
import { cx, tw } from "../../../../ui/tw";
import { useRecordField } from "../../../../shared/record-form";
import { texts } from "./consents-step-texts";

type AnyConsent = (typeof CONSENTS)[number];

const GROUPS = [
  { title: texts.required, hint: texts.requiredHint, consents: CONSENTS.filter(({ required }) => required) },
  { title: texts.optional, hint: texts.optionalHint, consents: CONSENTS.filter(({ required }) => !required) },
];

/** What is agreed to, one by one, those without which nobody is registered first. None is ticked beforehand. */
export const ConsentsStep = ({ privacyUrl }: { privacyUrl: string | null }) => (
  <>
    {GROUPS.map((group) => (
      <ConsentGroup key={group.title} {...group} privacyUrl={privacyUrl} />
    ))}
  </>
);

function ConsentGroup({ title, hint, consents, privacyUrl }: (typeof GROUPS)[number] & { privacyUrl: string | null }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={tw`grid gap-3`}>
      <div className={tw`flex flex-wrap items-baseline gap-x-2.5`}>
        <h2 id={id} className={tw`text-lead tracking-snug`}>
          {title}
        </h2>
        <p className={tw`text-label text-muted`}>{hint}</p>
      </div>
      {consents.map((consent) => (
        <ConsentCard key={consent.code} consent={consent} policy={consent.code === "privacy" ? privacyUrl : null} />
      ))}
    </section>
  );
}

/** One of them; its text unfolds in place. */
function ConsentCard({ consent, policy }: { consent: AnyConsent; policy: string | null }) {
  const { field, label, version, date, required } = consent;
  const { register } = useFormContext<FormValues>();
  const { disabled, error } = useRecordField(field);
  const [open, setOpen] = useState(false);
  const id = useId();
  const { summary, text } = CONSENT_TEXTS[field];
  return (
    <div className={tw`grid rounded-lg border border-line bg-surface px-4 py-3.5 narrow:py-1.5`}>
      <Checkbox
        {...register(field)}
        label={<span className={tw`font-strong`}>{label}</span>}
        help={summary}
        error={error}
        disabled={disabled}
        aria-required={required}
      />
      <div className={tw`grid justify-items-start gap-2.5 pl-7 narrow:pl-8 coarse:pl-8 pt-1`}>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
          className={cx(
            linkClass(),
            tw`inline-flex items-center gap-1 text-label narrow:min-h-[44px] coarse:min-h-[44px]`,
          )}
        >
          {open ? texts.close : texts.read}
          <span className={tw`sr-only`}>{texts.of(label)}</span>
          <Icon of={ChevronDown} size={16} className={cx(open && tw`rotate-180`)} />
        </button>
        <div
          id={id}
          hidden={!open}
          className={cx(tw`grid gap-2 rounded bg-sunken px-3.5 py-3 text-label mb-1.5`, !open && tw`hidden`)}
        >
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {policy && (
            <p>
              <Link href={policy} target="_blank" rel="noopener">
                {texts.policy}
              </Link>
            </p>
          )}
          <p className={tw`text-muted`}>{texts.version(date, version)}</p>
        </div>
      </div>
    </div>
  );
}
