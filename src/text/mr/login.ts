import type { Dictionary } from '../message.ts';

export const login = {
  'action.showPassword': 'पासवर्ड दाखवा',
  'action.hidePassword': 'पासवर्ड लपवा',
  'busy.wait': 'कृपया थांबा...',
  'login.whatsapp': 'WhatsApp सपोर्ट',
  'title.register': 'रजिस्टर करा',
  'field.phone': 'फोन नंबर',
  'field.password': 'पासवर्ड',
  'settings.language': 'भाषा',
  'login.toRegister': 'नवीन आहात? रजिस्टर करा',
  'login.toLogin': 'अकाउंट आहे? लॉग इन करा',
  'login.forgot': 'पासवर्ड विसरलात?',
  'login.needHelp': 'मदत हवी?',
  'login.ended': 'तुमचे सेशन संपले आहे. कृपया पुन्हा लॉग इन करा.',
  'login.brand': '{brand} · 18+ · फक्त पॉइंट',
  'error.phoneRequired': 'फोन नंबर टाका!',
  'error.phoneInvalid': 'फोन नंबर बरोबर नाही!',
  'error.passwordRequired': 'पासवर्ड टाका!',
  'error.invalidCredentials': 'फोन नंबर किंवा पासवर्ड चुकीचा आहे',
  'error.loginFailed': 'लॉग इन होऊ शकले नाही',
} satisfies Partial<Dictionary>;
