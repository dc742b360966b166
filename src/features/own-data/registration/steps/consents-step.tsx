import { ChevronDown } from "lucide-react";
import { useId, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useFeature } from "../../../../api/react/use-feature";
import { CONSENTS, type ConsentField } from "../../../../domain/donor/consents";
import type { FormValues } from "../../../../domain/fields/form-values";
import type { ConsentSettings, ConsentText } from "../../../../domain/settings/consent-settings";
import { paragraphsOf } from "../../../../domain/settings/text-settings";
import { ErrorState } from "../../../../ui/messages/error-state";
import { Checkbox } from "../../../../ui/field/choice";
import { Icon } from "../../../../ui/icons/icon";
import { Link, linkClass } from "../../../../ui/buttons/link";
import { Skeleton, SkeletonGroup } from "../../../../ui/messages/skeleton";
import { cx, tw } from "../../../../ui/tw";
import { useConsentTexts } from "../../../../shared/consents/use-consent-texts";
import { useRecordField } from "../../../../shared/record-form";
import { useSettings } from "../../../../shared/settings";
import { consentsTexts as texts } from "./texts";
import { useRenewedTexts } from "./use-renewed-texts";

type AnyConsent = (typeof CONSENTS)[number];

const REQUIRED = CONSENTS.filter(({ required }) => required);
const OPTIONAL = CONSENTS.filter(({ required }) => !required);

/** The consents: the required ones first, none of them ticked in advance. */
export function ConsentsStep({ privacyUrl }: { privacyUrl: string | null }) {
  const state = useSettings();
  const canChange = useFeature("consents");
  const consentTexts = useConsentTexts();
  const renewed = useRenewedTexts(consentTexts);
  if (state.status === "error")
    return (
      <ErrorState title={texts.failed} onRetry={state.retry} retrying={state.retrying}>
        {state.error.message}
      </ErrorState>
    );
  if (!consentTexts)
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton height={240} />
      </SkeletonGroup>
    );
  const common = { privacyUrl, consentTexts, renewed };
  const optionalHint = canChange ? texts.optionalHintOwn : texts.optionalHint;
  return (
    <>
      <ConsentGroup title={texts.required} hint={texts.requiredHint} consents={REQUIRED} {...common} />
      <ConsentGroup title={texts.optional} hint={optionalHint} consents={OPTIONAL} {...common} />
    </>
  );
}

interface ConsentGroupProps extends ConsentTextsProps {
  title: string;
  hint: string;
  consents: readonly AnyConsent[];
}

interface ConsentTextsProps {
  consentTexts: ConsentSettings;
  /** Consents whose text has changed since they were ticked. */
  renewed: ReadonlySet<ConsentField>;
  privacyUrl: string | null;
}

function ConsentGroup({ title, hint, consents, privacyUrl, consentTexts, renewed }: ConsentGroupProps) {
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
        <ConsentCard
          key={consent.code}
          consent={consent}
          text={consentTexts[consent.code]}
          renewed={renewed.has(consent.field)}
          policy={consent.code === "privacy" ? privacyUrl : null}
        />
      ))}
    </section>
  );
}

interface ConsentCardProps {
  consent: AnyConsent;
  text: ConsentText;
  renewed: boolean;
  policy: string | null;
}

/** A consent with its text, which opens in place. */
function ConsentCard({ consent, text: consentText, renewed, policy }: ConsentCardProps) {
  const { field, label, required } = consent;
  const { summary, text, version, date } = consentText;
  const { register } = useFormContext<FormValues>();
  const { disabled, error } = useRecordField(field);
  const given = useWatch<FormValues>({ name: field }) === true;
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className={tw`grid rounded-lg border border-line bg-surface px-4 py-3.5 narrow:py-1.5`}>
      <Checkbox
        {...register(field)}
        label={<span className={tw`font-strong`}>{label}</span>}
        help={summary}
        error={renewed && !given ? texts.renewed : error}
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
          {paragraphsOf(text).map((paragraph, index) => (
            <p key={index} className={tw`break-anywhere`}>
              {paragraph}
            </p>
          ))}
          {policy && (
            <p>
              <Link look="tall" href={policy} target="_blank" rel="noopener">
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
