import type { home as english } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  // The shell, and what nearly all of its screens use
  'action.back': 'मागे',
  'action.menu': 'मेनू',
  'points.amount': '{points} पॉइंट',
  'amount.unknown': 'रक्कम माहीत नाही',
  'time.hours': '{hours} तास',
  'time.hoursMinutes': '{hours} तास {minutes} मिनिटे',
  'time.minutes': '{minutes} मिनिटे',
  'wallet.unknown': 'बॅलन्स माहीत नाही',

  // The markets: spec 1 §4
  'market.statusOpen': 'ओपन आणि क्लोज बिड',
  'market.statusCloseOnly': 'फक्त क्लोज बिड',
  'market.statusClosed': 'बंद',
  'market.bothTill': 'ओपन बिड {open} पर्यंत · क्लोज {close} पर्यंत',
  'market.closeTill': 'क्लोज बिड {close} पर्यंत',
  'market.bidsTill': 'बिड {time} पर्यंत',
  'market.waiting': 'निकालाची वाट पाहत आहे',
  'market.notDeclared': 'निकाल अजून आला नाही',
  'market.digits': 'शून्य एक दोन तीन चार पाच सहा सात आठ नऊ',
  'market.play': 'खेळा',
  'market.left': '{left} बाकी',
  'market.tomorrow': 'उद्या {time} ला उघडेल',
  'market.noBids': 'सध्या बिड घेत नाही',
  'market.refused': '{name} बंद आहे: {note}.',
  'market.closeNotice': 'बंद करा',
  'market.allClosed': 'सर्व मार्केट बंद आहेत. बिड उद्या {time} पासून पुन्हा सुरू होतील.',
  'market.timeUnknown': 'वेळ माहीत नाही',
  'market.updated': 'अपडेट: {time}',
  'betting.paused': 'बिड लावणे सध्या बंद आहे. तुमचे पॉइंट सुरक्षित आहेत.',
  'betting.money': 'बॅलन्स पाहा किंवा पैसे काढा',
  'home.shortcuts': 'शॉर्टकट',
  'home.addFund': 'फंड जमा करा',
  'home.starline': 'स्टारलाइन',
  'home.gali': 'गली दिसावर',
} satisfies Translation<typeof english>;
