import type { Dictionary } from '../message.ts';

export const login = {
  'action.showPassword': 'पासवर्ड दिखाएं',
  'action.hidePassword': 'पासवर्ड छिपाएं',
  'busy.wait': 'कृपया रुकें...',
  'login.whatsapp': 'WhatsApp सपोर्ट',
  'title.register': 'रजिस्टर करें',
  'field.phone': 'फोन नंबर',
  'field.password': 'पासवर्ड',
  'settings.language': 'भाषा',
  'login.toRegister': 'नए हैं? रजिस्टर करें',
  'login.toLogin': 'अकाउंट है? लॉग इन करें',
  'login.forgot': 'पासवर्ड भूल गए?',
  'login.needHelp': 'मदद चाहिए?',
  'login.ended': 'आपका सेशन खत्म हो गया है। कृपया फिर से लॉग इन करें।',
  'login.brand': '{brand} · 18+ · सिर्फ पॉइंट',
  'error.phoneRequired': 'फोन नंबर डालें!',
  'error.phoneInvalid': 'फोन नंबर सही नहीं है!',
  'error.passwordRequired': 'पासवर्ड डालें!',
  'error.invalidCredentials': 'फोन नंबर या पासवर्ड गलत है',
  'error.loginFailed': 'लॉग इन नहीं हो सका',
} satisfies Partial<Dictionary>;
