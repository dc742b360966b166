/** The parts of selenium-webdriver that are used here. The package has no types. */
declare module "selenium-webdriver" {
  export class Capabilities {
    constructor(given: Record<string, unknown>);
    get(name: string): unknown;
  }
  export interface WebElement {
    click(): Promise<void>;
    sendKeys(text: string): Promise<void>;
  }
  export interface WebDriver {
    get(url: string): Promise<void>;
    executeScript<T>(script: string): Promise<T>;
    getCapabilities(): Promise<Capabilities>;
    manage(): {
      window(): { setRect(rect: { x: number; y: number; width: number; height: number }): Promise<unknown> };
    };
    actions(): { sendKeys(text: string): { perform(): Promise<void> } };
    quit(): Promise<void>;
  }
  export class Builder {
    usingServer(url: string): this;
    withCapabilities(capabilities: Capabilities): this;
    build(): Promise<WebDriver>;
  }
}
