import { content, type HeadlinePlace } from '../../contract/content.ts';
import { playersResource, resource, wordless } from '../core/resource.ts';
import { funds } from '../../contract/funds.ts';
import { atom } from 'jotai';
import { configAtom } from '../core/environment.ts';
import { chatNumber, supportNumber } from '../../domain/content.ts';
import { valueOf } from '../../lib/remote.ts';

const headlineOf = (place: HeadlinePlace) => resource(content.headline, { place }).value;

/** Spec 1 §7: 1 home, 2 add funds, 3 withdraw. */
export const homeHeadlineAtom = headlineOf('home');
export const addFundsHeadlineAtom = headlineOf('addFunds');
export const withdrawHeadlineAtom = headlineOf('withdraw');

export const moneyRulesResource = playersResource(funds.moneyRules, () => ({}), wordless());

export const slidesAtom = playersResource(content.sliderImages, () => ({}), wordless()).value;

/** Unsanitised HTML: show it with ui/layout/sanitised only (spec 2 §3). */
export const howToPlayResource = resource(content.howToPlay, {});

export const imageHostsAtom = atom((get): readonly string[] => {
  const { hosts, images = [] } = get(configAtom);
  return [hosts.api, ...images];
});

const contact = resource(content.contact, {}, { once: true });

/** The configured number where the server supplies none (spec 1 §3). `screenshots`: docs/decisions/014-assumed-calls.md. */
export const supportAtom = atom(get => {
  const { supportPhone } = get(configAtom);
  const { mobile = null, mobile1 = null } = valueOf(get(contact.value)) ?? {};
  return {
    support: supportNumber([mobile, mobile1], supportPhone),
    chat: chatNumber([mobile, mobile1], supportPhone),
    screenshots: chatNumber([mobile1, mobile], supportPhone),
  };
});
