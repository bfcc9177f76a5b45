/** A payout ratio as the server writes it, `stake` paying `win`; shown as `10-95` (spec 2 §2). */
export type Rate = { readonly stake: string; readonly win: string };

/** Main market rates by game (spec 2 §3). */
export type MainRates = {
  readonly singleDigit: Rate;
  readonly jodiDigit: Rate;
  readonly singlePana: Rate;
  readonly doublePana: Rate;
  readonly triplePana: Rate;
  readonly halfSangam: Rate;
  readonly fullSangam: Rate;
};

export type StarlineRates = {
  readonly singleDigit: Rate;
  readonly singlePana: Rate;
  readonly doublePana: Rate;
  readonly triplePana: Rate;
  /** As the server sent it; links pass `safeUrl` first. */
  readonly chartUrl: string | null;
};

export type GaliRates = { readonly leftDigit: Rate; readonly rightDigit: Rate; readonly jodiDigit: Rate };
