import * as v from 'valibot';
import { clockTime, id, otp, points, stake, text, win } from './fields.ts';

/** Payout ratios by their wire names: a stake of `10` (`_1`) pays `95` (`_2`). */
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

/** What an operator sets. */
export const content = v.object({
  betting_status: v.picklist(['1', '2']),
  /** False ends every session with the next call that carries a token (`endSessions`), and then is true again. */
  sessions_valid: v.boolean(),
  otp,
  min_deposit: points,
  min_withdrawal: points,
  withdraw_open_time: clockTime,
  withdraw_close_time: clockTime,
  getaway_status: v.picklist(['1', '2', '3']),
  /** Deposits are credited at once and need no approval. */
  approve_deposits: v.boolean(),
  /** A result is drawn so many minutes after its session's time; null: people declare it. */
  draw_after_minutes: v.nullable(points),
  /** More log-ins of one number than fail in a minute are refused; null: any number. */
  failed_logins_a_minute: v.optional(v.nullable(points), 5),
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
