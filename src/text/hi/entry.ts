import type { entry as english } from '../en/entry.ts';
import type { Translation } from '../message.ts';

/** Logging in and registering: spec 1 §2, §5 and §8. */
export const entry = {
  'field.phone': 'फोन नंबर',
  'field.password': 'पासवर्ड',
  'field.username': 'यूजरनेम',
  'login.submit': 'लॉग इन',
  'login.register': 'रजिस्टर करें',
  'login.toRegister': 'नए हैं? रजिस्टर करें',
  'login.toLogin': 'अकाउंट है? लॉग इन करें',
  'login.forgot': 'पासवर्ड भूल गए?',
  'login.needHelp': 'मदद चाहिए',
  'login.ended': 'आपका सेशन खत्म हो गया है। कृपया फिर से लॉग इन करें।',
  'register.busy': 'रजिस्टर हो रहा है...',
  'error.phoneRequired': 'फोन नंबर डालें!',
  'error.phoneRequiredRegister': 'फोन नंबर डालें!',
  'error.phoneInvalid': 'फोन नंबर सही नहीं है!',
  'error.phoneInvalidRegister': 'फोन नंबर सही नहीं है!',
  'error.passwordRequired': 'पासवर्ड डालें!',
  'error.usernameRequired': 'यूजरनेम डालें',
  'error.invalidCredentials': 'फोन नंबर या पासवर्ड गलत है',
  'error.loginFailed': 'लॉग इन नहीं हो सका',
  'error.userExists': 'यह नंबर पहले से रजिस्टर है',
  'error.userExistsEarlier': 'यह नंबर पहले से रजिस्टर है',
  'error.registrationFailed': 'रजिस्टर नहीं हो सका',
  'error.registering': 'रजिस्टर करने में गड़बड़ी: {message}',
  'error.generic': 'कोई गड़बड़ी हुई। फिर कोशिश करें।',
} satisfies Translation<typeof english>;
