import { formatNumber, formatPercent } from "../../../domain/format";
import { Card } from "../../../ui/display/card";
import { tw } from "../../../ui/tw";
import type { Performance } from "./read-performance";
import { texts } from "./texts";

export function LinksCard({ links }: Pick<Performance, "links">) {
  const sorted = links.toSorted((one, other) => other.clicks - one.clicks);
  const total = links.reduce((sum, { clicks }) => sum + clicks, 0);
  return (
    <Card title={texts.links} actions={<span className={tw`text-label text-faint`}>{texts.linkCount(total)}</span>}>
      {total === 0 ? (
        <p className={tw`text-muted`}>{texts.noClicks}</p>
      ) : (
        <table className={tw`w-full border-collapse`}>
          <caption className={tw`sr-only`}>{texts.links}</caption>
          <thead className={tw`sr-only`}>
            <tr>
              <th scope="col">{texts.link}</th>
              <th scope="col">{texts.clicks}</th>
              <th scope="col">{texts.share}</th>
            </tr>
          </thead>
          <tbody>
            {sorted.map(({ url, label, clicks }) => (
              <tr key={url} className={tw`relative`}>
                <th scope="row" title={url} className={tw`pb-5 text-left font-strong break-anywhere`}>
                  {label || url}
                  <span
                    aria-hidden="true"
                    className={tw`print-exact absolute inset-x-0 bottom-2 h-1.5 overflow-hidden rounded-full bg-sunken`}
                  >
                    <i
                      className={tw`block h-full rounded-full bg-neutral-solid forced:bg-sys-text`}
                      style={{ width: `${(clicks / total) * 100}%` }}
                    />
                  </span>
                </th>
                <td className={tw`w-px pb-5 pl-3 text-right align-top font-strong tabular-nums`}>
                  {formatNumber(clicks)}
                </td>
                <td
                  className={tw`w-px pb-5 pl-3 text-right align-top text-label text-faint tabular-nums whitespace-nowrap`}
                >
                  {formatPercent(clicks / total)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}
