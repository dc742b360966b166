import type { AwardTier } from "../../domain/donor/award-tiers";
import { DEFAULT_ELIGIBILITY_RULES, type EligibilityRules } from "../../domain/donation/eligibility-rules";
import { DEFAULT_AWARD_SETTINGS, type AwardSettings } from "../../domain/settings/award-settings";
import type { SectionName } from "../../domain/settings/sections";
import { awardsFromWire, awardsToWire, reasonsToWire, type WireAwards } from "../../domain/settings/wire";
import { DEFAULT_CONSENTS, type ConsentSettings } from "../../domain/settings/consent-settings";
import { DEFAULT_DATA_REQUESTS, type DataRequestSettings } from "../../domain/settings/data-request-settings";
import { DEFAULT_TEXTS } from "../../domain/settings/text-settings";
import { DEFAULT_SUSPENSION_REASONS } from "../../domain/donor/suspension-reasons";
import type { SettingsRecord } from "./models";
import { type RecordStore, untilChanged } from "./records";

/** The association's settings: saved values or defaults. Parsed values are cached until a save. */
export class Settings {
  readonly #rules: () => EligibilityRules;
  readonly #awards: () => AwardSettings;

  /** @param tiers the default awards of the association */
  constructor(
    private readonly records: RecordStore,
    private readonly tiers: readonly AwardTier[],
  ) {
    // a section's values were checked before they were saved, or are its defaults
    const values = <T>(name: SectionName) => this.section(name).values as T;
    this.#rules = untilChanged(records, ["settings"], () => values<EligibilityRules>("rules"));
    this.#awards = untilChanged(records, ["settings"], () => awardsFromWire(values<WireAwards>("awards")));
  }

  get rules(): EligibilityRules {
    return this.#rules();
  }

  get awards(): AwardSettings {
    return this.#awards();
  }

  get consents(): ConsentSettings {
    return this.section("consents").values as ConsentSettings;
  }

  get dataRequests(): DataRequestSettings {
    return this.section("dataRequests").values as unknown as DataRequestSettings;
  }

  section(name: SectionName): SettingsRecord {
    return this.records.get("settings", name) ?? { _id: name, version: 0, values: this.#default(name) };
  }

  #default(name: SectionName): Record<string, unknown> {
    if (name === "rules") return { ...DEFAULT_ELIGIBILITY_RULES };
    if (name === "awards") return { ...awardsToWire({ ...DEFAULT_AWARD_SETTINGS, tiers: this.tiers }) };
    if (name === "suspensionReasons") return { ...reasonsToWire(DEFAULT_SUSPENSION_REASONS) };
    if (name === "consents") return { ...DEFAULT_CONSENTS };
    if (name === "dataRequests") return { ...DEFAULT_DATA_REQUESTS };
    return name === "texts" ? { ...DEFAULT_TEXTS } : {};
  }
}
