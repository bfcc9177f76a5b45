/** How the recorder keeps the value of a field; of any field that is not here only the type is kept. */
type Kept =
  /** As it is, but for phone numbers, addresses and secrets in it. */
  | 'public'
  /** The same, but a number stays even if it is as long as a phone number. */
  | 'amount'
  /** A phone number or an address of a person: the demo's own. */
  | 'contact'
  | 'name'
  | 'token'
  | 'otp'
  | 'upi'
  | 'picture';

/** As `Object.fromEntries`, for a list of names in one string. */
const all = (kept: Kept, names: string): readonly (readonly [string, Kept])[] =>
  names.split(' ').map(name => [name, kept]);

/** The fields of the contract's replies, and of its requests for HAR; `tests/mock-server/record.test.ts` says which one is missing. */
export const recordedFields: ReadonlyMap<string, Kept> = new Map([
  ...all('public', 'status success msg message'),
  ...all('amount', 'wallet_amt min_withdrawal amount request_amount min_amt points'),
  ...all('public', 'withdraw_open_time withdraw_close_time betting_status insert_date withdrawdata'),
  ...all('public', 'transaction_history transaction_id transaction_type transaction_note amount_status'),
  ...all(
    'public',
    'request_number request_status getaway_status bank_details data qrdata payment_details content',
  ),
  ...all('public', 'withdrawal_rule deposit_rule result game_id game_name open_time close_time open_result'),
  ...all('public', 'close_result msg_status web_chart_url web_starline_chart_url web_galidessar_chart_url'),
  ...all('public', 'game_rates single_digit_val_1 single_digit_val_2 single_pana_val_1 single_pana_val_2'),
  ...all('public', 'double_pana_val_1 double_pana_val_2 tripple_pana_val_1 tripple_pana_val_2'),
  ...all('public', 'jodi_digit_val_1 jodi_digit_val_2 half_sangam_val_1 half_sangam_val_2'),
  ...all('public', 'full_sangam_val_1 full_sangam_val_2 bid_data win_data pana session digits closedigits'),
  ...all('public', 'bid_date wining_date date sliderdata slider_image slider_title notes'),
  ...all('public', 'how_to_play_content video_link client_ref'),
  ...all('public', 'env_type ids game_type gameid Gamename gametype new_result bid_from bid_to date_from'),
  ...all('public', 'date_to payment_method upi_type'),
  ...all('amount', 'totalbit'),
  ...all('contact', 'paytm_no google_pay_no phon_pay_no'),
  ...all('contact', 'mobile mobile_no mobile_1 telegram_no google_pay_number paytm_number phone_pay_number'),
  ...all('name', 'user_name name'),
  ...all('token', 'unique_token'),
  ...all('otp', 'otp'),
  ...all('upi', 'google_pay_upi_id phone_pay_upi_id paytm_upi_id upi_id upiId'),
  ...all('picture', 'qrImagePath payment_receipt'),
]);
