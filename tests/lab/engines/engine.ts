/** A page of an engine, as a driver sees it. */
export type Tab = {
  /** Loads an address, and waits until it is loaded. */
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Brings it to the front, where the player looks at it. */
  readonly show: () => Promise<void>;
  /** The value of a JavaScript expression in the page, without what JSON cannot hold. Throws when it throws there. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** A press and a release at a place of the viewport, in CSS pixels. */
  readonly tap: (x: number, y: number) => Promise<void>;
  /** Types into the element that has the focus. */
  readonly type: (text: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A browser that runs. Its tabs share their storage, as the tabs of one player. */
export type Engine = {
  /** The browser's own name and version, such as `firefox 153.0`. */
  readonly version: string;
  readonly newTab: () => Promise<Tab>;
  /** Errors and warnings in the console since the last call, the browser's own too; empty where a driver has none. */
  readonly said: () => readonly string[];
  readonly stop: () => Promise<void>;
};

/** How to start a browser, or why it cannot be started here. */
export type Installed =
  | { readonly start: () => Promise<Engine>; readonly missing?: undefined }
  | { readonly start?: undefined; readonly missing: string };

/** The size of a phone's page, which all engines have. */
export const phone = { width: 390, height: 844 } as const;
