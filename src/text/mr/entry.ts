import type { entry as english } from '../en/entry.ts';
import type { Translation } from '../message.ts';

/** Logging in and registering: spec 1 §2, §5 and §8. */
export const entry = {
  'field.phone': 'फोन नंबर',
  'field.password': 'पासवर्ड',
  'field.username': 'युजरनेम',
  'login.submit': 'लॉग इन',
  'login.register': 'रजिस्टर करा',
  'login.toRegister': 'नवीन आहात? रजिस्टर करा',
  'login.toLogin': 'अकाउंट आहे? लॉग इन करा',
  'login.forgot': 'पासवर्ड विसरलात?',
  'login.needHelp': 'मदत हवी',
  'login.ended': 'तुमचे सेशन संपले आहे. कृपया पुन्हा लॉग इन करा.',
  'register.busy': 'रजिस्टर होत आहे...',
  'error.phoneRequired': 'फोन नंबर टाका!',
  'error.phoneRequiredRegister': 'फोन नंबर टाका!',
  'error.phoneInvalid': 'फोन नंबर बरोबर नाही!',
  'error.phoneInvalidRegister': 'फोन नंबर बरोबर नाही!',
  'error.passwordRequired': 'पासवर्ड टाका!',
  'error.usernameRequired': 'युजरनेम टाका',
  'error.invalidCredentials': 'फोन नंबर किंवा पासवर्ड चुकीचा आहे',
  'error.loginFailed': 'लॉग इन होऊ शकले नाही',
  'error.userExists': 'हा नंबर आधीच रजिस्टर आहे',
  'error.userExistsEarlier': 'हा नंबर आधीच रजिस्टर आहे',
  'error.registrationFailed': 'रजिस्टर होऊ शकले नाही',
  'error.registering': 'रजिस्टर करताना अडचण: {message}',
  'error.generic': 'काहीतरी चुकले. पुन्हा प्रयत्न करा.',
} satisfies Translation<typeof english>;
