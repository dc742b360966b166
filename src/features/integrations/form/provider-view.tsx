import { useRef } from "react";
import { useCan } from "../../../api/react/ability";
import { PROVIDERS } from "../../../domain/integrations/providers";
import type { Provider } from "../../../domain/integrations/provider";
import { hrefFor, ROUTES } from "../../../domain/routes";
import { addressOf } from "../../../shared/navigation";
import { Banner } from "../../../ui/messages/banner";
import { Breadcrumb } from "../../../ui/page/breadcrumb";
import { Button } from "../../../ui/buttons/button";
import { VanishingButton } from "../../../ui/buttons/vanishing-button";
import { PageHeading } from "../../../ui/page/page-heading";
import { StickyBar } from "../../../ui/page/sticky-bar";
import { cx, tw } from "../../../ui/tw";
import { useCommandKey } from "../../../ui/browser/use-command-key";
import { uiTexts } from "../../../ui/texts";
import type { Integration } from "../integration";
import { StateBadge } from "../state-badge";
import { SwitchCard } from "../switching/switch-card";
import { SwitchDialog } from "../switching/switch-dialog";
import { useSwitch } from "../switching/use-switch";
import { texts } from "../texts";
import { DomainCard } from "./domain-card";
import { LeaveDialog } from "./leave-dialog";
import { ProviderForm } from "./provider-form";
import { SaveFailure } from "./save-failure";
import { StatusCard } from "./status-card";
import { useProviderForm } from "./use-provider-form";

interface ProviderViewProps {
  provider: Provider;
  integration: Integration;
  /** All of them. */
  integrations: readonly Integration[];
}

/** A provider: its form, its test, the sender's domain, how it has done, and what it takes to send by another. */
export function ProviderView({ provider, integration, integrations }: ProviderViewProps) {
  const allowed = useCan()("update", "Integration");
  const form = useProviderForm(provider, integration);
  const switching = useSwitch();
  const writable = allowed && form.possible;
  const box = useRef<HTMLFormElement>(null);
  useCommandKey("s", box, () => box.current?.requestSubmit());
  const here = { provider, integration };
  const described = PROVIDERS.flatMap((one) => {
    const found = integrations.find(({ provider: id }) => id === one.id);
    return found ? [{ provider: one, integration: found }] : [];
  });
  const active = described.find((one) => one.integration.active) ?? null;
  const wishes = integration.active
    ? described.filter((one) => one.provider !== provider).map((to) => ({ to, from: here }))
    : [{ to: here, from: active }];
  return (
    <form
      ref={box}
      noValidate
      className={tw`grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] gap-5`}
      onSubmit={(event) => {
        event.preventDefault();
        if (writable && form.dirty && !form.writing) void form.save();
      }}
    >
      <header className={tw`grid gap-1.5`}>
        <Breadcrumb
          crumbs={[
            { label: ROUTES.integrations.crumb, href: addressOf(hrefFor("integrations")) },
            { label: provider.name, href: null },
          ]}
        />
        <div className={tw`flex flex-wrap items-center gap-x-3 gap-y-1`}>
          <PageHeading>{provider.name}</PageHeading>
          <StateBadge integration={integration} />
        </div>
      </header>
      <div
        className={tw`grid min-w-0 content-start items-start gap-6 narrow:gap-4 w1040:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]`}
      >
        <div className={tw`grid min-w-0 gap-6 narrow:gap-4`}>
          {allowed && !writable && <Banner title={texts.readOnly} />}
          <ProviderForm provider={provider} integration={integration} form={form} writable={writable} />
          {integration.domain && <DomainCard provider={provider.id} domain={integration.domain} writable={writable} />}
        </div>
        <aside className={tw`grid min-w-0 content-start gap-6 narrow:gap-4`} aria-label={texts.status}>
          <StatusCard provider={provider} integration={integration} />
          {writable &&
            wishes.map((wish) => (
              <SwitchCard
                key={wish.to.provider.id}
                wish={wish}
                here={wish.to.provider === provider}
                dirty={form.dirty}
                onUse={() => switching.ask(wish)}
              />
            ))}
        </aside>
      </div>
      {writable && form.dirty && <SaveBar form={form} />}
      <SwitchDialog {...switching} />
      <LeaveDialog dirty={form.dirty} />
    </form>
  );
}

const SaveBar = ({ form }: { form: ReturnType<typeof useProviderForm> }) => (
  <StickyBar>
    <SaveFailure title={form.failure} />
    <div className={cx(tw`flex items-center justify-end gap-3 narrow:flex-wrap`)}>
      <span className={tw`mr-auto flex items-center gap-2 text-label text-muted narrow:w-full`}>
        <span aria-hidden className={tw`size-2 flex-none rounded-full bg-accent-mark`} />
        {texts.unsaved}
      </span>
      <VanishingButton onClick={form.cancel}>{uiTexts.cancel}</VanishingButton>
      <Button
        type="submit"
        kind="primary"
        className={tw`min-w-[88px] narrow:flex-1`}
        loading={form.writing}
        loadingLabel={uiTexts.saving}
      >
        {uiTexts.save}
      </Button>
    </div>
  </StickyBar>
);
