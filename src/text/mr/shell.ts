import type { shell as english } from '../en/shell.ts';
import type { Translation } from '../message.ts';

/** The shell, and what the first screens share. */
export const shell = {
  'app.name': 'मटका',
  'app.documentTitle': '{title} · मटका',
  'app.adults': 'फक्त 18+ साठी. पॉइंटने खेळा, आणि परवानगी असेल तिथेच.',
  'app.offline': 'ऑफलाइन: मागील अपडेट दिसत आहे',
  'app.crash': 'काहीतरी चुकले. थोड्या वेळाने पुन्हा प्रयत्न करा.',
  'app.tryAgain': 'पुन्हा प्रयत्न करा',
  'app.framed': 'हे ॲप दुसऱ्या पेजच्या आत चालत नाही.',
  'action.back': 'मागे',
  'action.menu': 'मेनू',
  'action.showPassword': 'पासवर्ड दाखवा',
  'action.hidePassword': 'पासवर्ड लपवा',
  'action.pause': 'थांबवा',
  'action.play': 'सुरू करा',
  'busy.wait': 'कृपया थांबा...',
  'list.empty': 'काही माहिती नाही',
  'points.amount': '{points} पॉइंट',
  'amount.unknown': 'रक्कम माहीत नाही',
  'time.hours': '{hours} ता',
  'time.hoursMinutes': '{hours} ता {minutes} मि',
  'time.minutes': '{minutes} मि',
  'title.notFound': 'पेज सापडले नाही',
  'notFound.text': 'या पत्त्यावर कोणतेही पेज नाही.',
  'notFound.home': 'होम स्क्रीनवर जा',
  'menu.wallet': 'वॉलेट',
  'login.whatsapp': 'WhatsApp सपोर्ट',
} satisfies Translation<typeof english>;
