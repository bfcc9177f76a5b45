import * as v from 'valibot';
import { clockTime, id, points, stake, text, win } from './fields.ts';

/** Payout ratios by the wire's names: `10` points (`_1`) pay `95` (`_2`). */
const slotRates = {
  single_digit_val_1: stake,
  single_digit_val_2: win,
  single_pana_val_1: stake,
  single_pana_val_2: win,
  double_pana_val_1: stake,
  double_pana_val_2: win,
};
const starlineRates = { ...slotRates, tripple_pana_val_1: stake, tripple_pana_val_2: win };
const mainRates = {
  ...starlineRates,
  jodi_digit_val_1: stake,
  jodi_digit_val_2: win,
  half_sangam_val_1: stake,
  half_sangam_val_2: win,
  full_sangam_val_1: stake,
  full_sangam_val_2: win,
};
const headline = v.object({ id, status: text, notes: text });

/** What an operator sets in his back office. */
export const content = v.object({
  betting_status: v.picklist(['1', '2']),
  /**
   * False ends every session: with the next call that carries a token all tokens given out so far are unknown, and
   * the next login gives a new one. Then it is true again.
   */
  sessions_valid: v.boolean(),
  otp: v.pipe(text, v.regex(/^\d{4}$/)),
  min_deposit: points,
  min_withdrawal: points,
  withdraw_open_time: clockTime,
  withdraw_close_time: clockTime,
  getaway_status: v.picklist(['1', '2', '3']),
  /** Deposits are credited at once instead of waiting for the console. */
  approve_deposits: v.boolean(),
  /** Minutes after a session's time at which its result is drawn by the clock; null leaves it to people. */
  draw_after_minutes: v.nullable(points),
  bank_details: v.array(v.record(text, text)),
  qr: v.object({ upiId: text, qrImagePath: text }),
  rates: v.object({
    main: v.object(mainRates),
    starline: v.object(starlineRates),
    gali: v.object(slotRates),
  }),
  web_starline_chart_url: text,
  web_galidessar_chart_url: text,
  headlines: v.array(headline),
  sliderdata: v.array(v.object({ slider_image: text, slider_title: text })),
  withdrawal_rule: text,
  deposit_rule: text,
  contact: v.object({ mobile_no: text, mobile_1: text, telegram_no: text }),
  how_to_play_content: text,
  video_link: text,
});
