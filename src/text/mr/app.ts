import type { app as english } from '../en/app.ts';
import type { Translation } from '../message.ts';

/** The first load: what a page needs before its screen, and what the login shares with others. */
export const app = {
  'app.language': 'mr',
  'app.name': 'मटका',
  'app.documentTitle': '{title} · मटका',
  'app.crash': 'काहीतरी चुकले. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'app.tryAgain': 'पुन्हा प्रयत्न करा',
  'app.framed': 'हे ॲप दुसऱ्या पेजच्या आत चालत नाही.',
  'action.showPassword': 'पासवर्ड दाखवा',
  'action.hidePassword': 'पासवर्ड लपवा',
  'busy.wait': 'कृपया थांबा...',
  'login.whatsapp': 'WhatsApp सपोर्ट',
} satisfies Translation<typeof english>;
