import { atom } from 'jotai';
import { content } from '../../contract/content.ts';
import { supportNumber } from '../../domain/support.ts';
import { valueOf } from '../../lib/remote.ts';
import { configAtom } from '../core/environment.ts';
import { playersResource } from '../core/resource.ts';

const contact = playersResource(content.contact, () => ({}), {
  value: reply => reply,
  words: () => null,
  once: true,
});

/**
 * The digits of the support numbers, for `whatsappLink` and `telLink`. They are the server's, requested when a screen
 * first shows them. Visitors, and numbers with fewer than ten digits, get the configured placeholder (spec 1 §3).
 * `screenshots` is the number for pictures of QR payments (docs/decisions/014-assumed-calls.md).
 */
export const supportAtom = atom(get => {
  const { supportPhone } = get(configAtom);
  const { mobile = null, mobile1 = null } = valueOf(get(contact.value)) ?? {};
  return {
    support: supportNumber([mobile, mobile1], supportPhone),
    screenshots: supportNumber([mobile1, mobile], supportPhone),
  };
});
