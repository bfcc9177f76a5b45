import type { ApiError } from '../../api/api-error.ts';
import { funds } from '../../contract/funds.ts';
import type { Words } from '../../text/message.ts';
import { playersResource } from '../core/resource.ts';

/** The numbers that a withdrawal can be paid to, with the words of spec 1 §8 "Payment details" where it fails. */
export const payoutNumbersResource = playersResource(funds.userPaymentDetails, () => ({}), {
  value: reply => reply,
  words: (error: ApiError): Words => {
    if (error.kind !== 'refused') return 'error.methodsFetch';
    const { message } = error;
    return message === null ? 'error.methodsRefused' : { text: message };
  },
});
