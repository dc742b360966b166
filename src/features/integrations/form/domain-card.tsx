import { Check, CircleAlert, Copy, RefreshCw } from "lucide-react";
import { affectedReads } from "../../../api/writes/affected-reads";
import { ApiError } from "../../../api/errors";
import { endpoints } from "../../../api/endpoints";
import { pageEndpoints } from "../../../api/page-endpoints";
import { useMutation } from "../../../api/react/use-mutation";
import { parseResponse } from "../../../api/readers/parse-response";
import { isRecord } from "../../../domain/values";
import { Badge } from "../../../ui/display/badge";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/display/card";
import { copyText } from "../../../ui/browser/copy-text";
import { useToast } from "../../../ui/toast/toast";
import { tw } from "../../../ui/tw";
import { Fact, Facts } from "../../../ui/display/facts";
import { domainAnswer, type integrationsAnswer, type SenderDomain } from "../integration";
import { formatMoment } from "../format-moment";
import { texts } from "../texts";

const domainTexts = texts.domain;
type Line = SenderDomain["records"][number];

/** @returns whether a response contains the domain. Some servers only confirm the check */
const hasDomain = (body: unknown): boolean => isRecord(body) && ("domain" in body || "records" in body);

/** The sender's domain: the state of its DNS records, and their values to copy. */
export function DomainCard({
  provider,
  domain,
  writable,
}: {
  provider: string;
  domain: SenderDomain;
  writable: boolean;
}) {
  const toast = useToast();
  const checked = formatMoment(domain.checked);
  const { write, writing } = useMutation<undefined, SenderDomain>({
    request: () => ({ path: pageEndpoints.senderDomain(provider), method: "POST" }),
    reads: (body) => (hasDomain(body) ? parseResponse(domainAnswer, body).domain : null),
    changes: (_input, done) => {
      const checkedDomain = done?.data;
      return checkedDomain
        ? [{ path: endpoints.integrations(), apply: (cached) => withDomain(cached, provider, checkedDomain) }]
        : [];
    },
    invalidates: affectedReads.integrations,
    place: "page",
  });
  const check = async () => {
    const outcome = await write(undefined);
    if (outcome.ok) {
      const records = outcome.data?.records ?? [];
      if (records.length === 0) return toast.info(domainTexts.checkedNothing);
      const missing = records.filter(({ state }) => state !== "valid").length;
      return missing === 0 ? toast.success(domainTexts.checkedNow(0)) : toast.info(domainTexts.checkedNow(missing));
    }
    // a check changes no settings: a lost response is a failure, and the user may check again
    const { cause, message } = outcome.error;
    toast.error(domainTexts.checkFailed(cause instanceof ApiError ? cause.message : message));
  };
  return (
    <Card
      flush
      title={domainTexts.title(domain.name)}
      subtitle={checked ? domainTexts.checked(checked) : domainTexts.never}
      actions={
        writable && (
          <Button
            small
            icon={RefreshCw}
            loading={writing}
            loadingLabel={domainTexts.checking}
            onClick={() => void check()}
          >
            {domainTexts.check}
          </Button>
        )
      }
      footer={<p className={tw`text-label text-muted`}>{domainTexts.footer}</p>}
    >
      <ul className={tw`mt-3.5 divide-y border-t`}>
        {domain.records.map((line, index) => (
          <DnsLine key={`${line.kind} ${index}`} line={line} />
        ))}
      </ul>
    </Card>
  );
}

function DnsLine({ line }: { line: Line }) {
  const toast = useToast();
  const { kind, state, type, name, value, found } = line;
  const title = kind || domainTexts.unknownKind;
  const valid = state === "valid";
  const copy = async () =>
    (await copyText(value)) ? toast.success(domainTexts.copied(title)) : toast.error(domainTexts.notCopied);
  return (
    <li
      className={tw`grid items-start gap-x-5 gap-y-3 px-6 py-4 narrow:px-4 medium:grid-cols-[120px_minmax(0,1fr)_auto] wide:grid-cols-[140px_minmax(0,1fr)_auto]`}
    >
      <div className={tw`grid justify-items-start gap-1.5`}>
        <h3 className={tw`font-strong`}>{title}</h3>
        <Badge
          tone={valid ? "success" : "danger"}
          glyph={valid ? Check : CircleAlert}
          label={
            valid ? domainTexts.states.valid : state === "wrong" ? domainTexts.states.wrong : domainTexts.states.missing
          }
        />
      </div>
      <Facts>
        <Fact label={domainTexts.type}>
          <Mono>{type}</Mono>
        </Fact>
        <Fact label={domainTexts.name}>
          <Mono>{name}</Mono>
        </Fact>
        <Fact label={domainTexts.value}>
          <Mono>{value}</Mono>
        </Fact>
        {found && !valid && (
          <Fact label={domainTexts.found}>
            <Mono>{found}</Mono>
          </Fact>
        )}
      </Facts>
      <Button
        small
        icon={Copy}
        aria-label={domainTexts.copyOf(title)}
        onClick={() => void copy()}
        className={tw`justify-self-start`}
      >
        {domainTexts.copy}
      </Button>
    </li>
  );
}

const Mono = ({ children }: { children: string }) => <code className={tw`font-mono text-label`}>{children}</code>;

function withDomain(cached: unknown, provider: string, domain: SenderDomain): unknown {
  const { integrations, services } = cached as ReturnType<typeof integrationsAnswer>;
  return {
    services,
    integrations: integrations.map((each) => (each.provider === provider ? { ...each, domain } : each)),
  };
}
