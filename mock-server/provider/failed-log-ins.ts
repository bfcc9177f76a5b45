import { refuse } from '../data/refusal.ts';
import type { World } from '../world/world.ts';

const minuteMs = 60_000;

/** So many are kept in all: whoever tries one number after the other fills no memory. */
const mostKept = 1000;

/** The failed log-ins of the last minute, by the mock's clock. */
export type FailedLogIns = {
  /** Refuses a number that has had its `failed_logins_a_minute`, whatever the password is. */
  readonly check: (mobile: string) => void;
  readonly add: (mobile: string) => void;
  /** The player has logged in. */
  readonly forget: (mobile: string) => void;
};

/** They are part of the world, so a restart does not end them, and the same calls get the same replies. */
export function failedLogIns({ state, clock }: World): FailedLogIns {
  const now = clock.now();
  // After a jump back of the clock those ahead of it count no more.
  const recent = () => state.failed_logins.filter(({ at }) => at > now - minuteMs && at <= now);
  return {
    check: mobile => {
      const most = state.data.content.failed_logins_a_minute;
      if (most !== null && recent().filter(failed => failed.mobile === mobile).length >= most)
        refuse('Too many failed attempts. Please try again after a minute');
    },
    add: mobile => {
      state.failed_logins = [...recent(), { mobile, at: now }].slice(-mostKept);
    },
    forget: mobile => {
      state.failed_logins = recent().filter(failed => failed.mobile !== mobile);
    },
  };
}
