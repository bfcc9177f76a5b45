/**
 * The fields that bodies already have, by the envelope or an endpoint: the application key cannot take one of these names.
 * A list, because a page checks its config before it loads the table of endpoints; a test compares it with the table.
 */
export const bodyNames: ReadonlySet<string> = new Set(
  (
    'env_type unique_token client_ref amount baseUrl bid_from bid_to date_from date_to device_id email game_id ' +
    'game_type google_pay_no ids mobile mobile_no name new_pass new_result old_pass password payment_method paytm_no ' +
    'phon_pay_no request_amount security_pin transfer_note upi_type user_name'
  ).split(' '),
);
