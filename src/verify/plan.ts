import type { EndpointId } from '../contract/index.ts';
import type { DateRange } from '../domain/history/history-query.ts';
import type { LocalTime } from '../domain/dates.ts';
import { monthBefore } from './evidence.ts';
import { moneyWays } from './money-plan.ts';
import { own, type Context, type Way } from './way.ts';

const nothing = { asked: 'always', requests: () => [{ args: {} }] } as const;

export const monthOf = (now: LocalTime): DateRange => ({ from: monthBefore(now), to: now.date });

/** A month, so that there are rows to check. */
const lastMonth = {
  asked: 'always',
  requests: ({ now }: Context) => [{ args: monthOf(now) }],
} as const;

/** Sends an SMS to the player's own phone. */
const ownOtp = {
  asked: 'byName',
  requests: own<'resendOtp'>(({ phone }) => ({
    args: { phone },
    does: "the provider sends an OTP to the player's phone",
  })),
} as const;

export const ways: { readonly [K in EndpointId]: Way<K> } = {
  login: { asked: 'never', why: 'it comes first' },
  checkMobile: { asked: 'never', why: 'it takes only a number without an account' },
  register: { asked: 'never', why: 'it would make an account' },
  resendOtp: ownOtp,
  forgotCheckMobile: ownOtp,
  forgotPassword: {
    asked: 'byName',
    requests: own(({ phone, password }) => ({
      args: { phone, newPassword: password },
      does: 'sets the password to what it is already',
    })),
  },
  changePassword: {
    asked: 'byName',
    requests: own(({ password }) => ({
      args: { oldPassword: password, newPassword: password },
      does: 'changes the password to what it is already',
    })),
  },
  updateProfile: {
    asked: 'byName',
    requests: own(({ username }) => ({
      args: { name: username },
      does: 'changes the name to what it is already',
    })),
  },
  walletBalance: nothing,
  walletInfo: nothing,
  walletHistory: nothing,
  withdrawHistory: { asked: 'always', requests: own(({ phone }) => ({ args: { mobile: phone } })) },
  checkTransfer: {
    asked: 'always',
    requests: ({ receiver }) =>
      receiver === null ? '--receiver names nobody to look up' : [{ args: { receiver } }],
  },
  lastFundRequest: { asked: 'always', requests: own(({ phone }) => ({ args: { mobile: phone } })) },
  gatewayStatus: nothing,
  adminBankDetails: nothing,
  paymentDetails: { asked: 'always', requests: ({ siteId }) => [{ args: { siteId } }] },
  qrPay: nothing,
  addUpiDetails: {
    asked: 'byName',
    requests: own(({ phone }, { replies: { userPaymentDetails: stored } }) => ({
      args: { method: 'phonePe', number: phone },
      does: `stores the player's own phone for PhonePe${stored?.phonePe ? ', in place of the number there' : ''}`,
    })),
  },
  userPaymentDetails: nothing,
  moneyRules: nothing,
  dashboard: nothing,
  starlineGames: nothing,
  galiGames: nothing,
  gameRates: nothing,
  starlineRates: nothing,
  galiRates: nothing,
  bidHistory: lastMonth,
  winHistory: lastMonth,
  starlineBidHistory: lastMonth,
  starlineWinHistory: lastMonth,
  galiBidHistory: lastMonth,
  galiWinHistory: lastMonth,
  sliderImages: nothing,
  headline: {
    asked: 'always',
    requests: () =>
      (['home', 'addFunds', 'withdraw'] as const).map(place => ({ args: { place }, label: place })),
  },
  contact: nothing,
  howToPlay: nothing,
  resultHistory: {
    asked: 'always',
    requests: ({ paths, replies: { dashboard } }) => {
      if (paths.resultHistory === undefined) return 'an optional call, which `paths` does not name';
      const [market] = dashboard?.markets ?? [];
      return market === undefined ? 'there is no market' : [{ args: { family: 'main', id: market.id } }];
    },
  },
  logOut: {
    asked: 'byName',
    requests: ({ paths }) =>
      paths.logOut === undefined
        ? 'an optional call, which `paths` does not name'
        : [{ args: {}, does: 'ends the session of this check' }],
  },
  ...moneyWays,
};
