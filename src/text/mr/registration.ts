import type { registration as english } from '../en/registration.ts';
import type { Translation } from '../message.ts';

/** Registering: spec 1 §2, §5 and §8. */
export const registration = {
  'field.username': 'युजरनेम',
  'login.register': 'रजिस्टर करा',
  'register.adults': 'रजिस्टर करून तुम्ही खात्री देता की तुमचे वय 18 वर्षे किंवा जास्त आहे',
  'register.busy': 'रजिस्टर होत आहे...',
  'error.phoneRequiredRegister': 'फोन नंबर टाका!',
  'error.phoneInvalidRegister': 'फोन नंबर बरोबर नाही!',
  'error.usernameRequired': 'युजरनेम टाका',
  'error.userExists': 'हा नंबर आधीच रजिस्टर आहे',
  'error.userExistsEarlier': 'हा नंबर आधीच रजिस्टर आहे',
  'error.registrationFailed': 'रजिस्टर होऊ शकले नाही',
  'error.registering': 'रजिस्टर करताना अडचण: {message}',
  'error.generic': 'काहीतरी चुकले. पुन्हा प्रयत्न करा.',
} satisfies Translation<typeof english>;
