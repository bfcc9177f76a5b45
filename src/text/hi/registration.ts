import type { registration as english } from '../en/registration.ts';
import type { Translation } from '../message.ts';

/** Registering, and what a new visitor reads at the log-in: spec 1 §2, §5 and §8. */
export const registration = {
  'field.username': 'यूजरनेम',
  'login.register': 'रजिस्टर करें',
  'login.how': 'कैसे खेलते हैं',
  'login.howText': 'मार्केट, गेम और नंबर चुनें। 124 से 1 + 2 + 4 = 7 बनता है। बिड लगाने से पहले देखें कि कितना मिल सकता है।',
  'register.adults': 'रजिस्टर करके आप पुष्टि करते हैं कि आपकी उम्र 18 साल या उससे ज्यादा है',
  'register.busy': 'रजिस्टर हो रहा है...',
  'error.phoneRequiredRegister': 'फोन नंबर डालें!',
  'error.phoneInvalidRegister': 'फोन नंबर सही नहीं है!',
  'error.usernameRequired': 'यूजरनेम डालें',
  'error.userExists': 'यह नंबर पहले से रजिस्टर है',
  'error.userExistsEarlier': 'यह नंबर पहले से रजिस्टर है',
  'error.registrationFailed': 'रजिस्टर नहीं हो सका',
  'error.registering': 'रजिस्टर करने में गड़बड़ी: {message}',
  'error.generic': 'कोई गड़बड़ी हुई। फिर कोशिश करें।',
} satisfies Translation<typeof english>;
