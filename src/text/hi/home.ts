import type { home as english } from '../en/home.ts';
import type { Translation } from '../message.ts';

export const home = {
  // The shell, and what nearly all of its screens use
  'action.back': 'वापस',
  'action.menu': 'मेनू',
  'points.amount': '{points} पॉइंट',
  'amount.unknown': 'रकम पता नहीं',
  'time.hours': '{hours} घंटे',
  'time.hoursMinutes': '{hours} घंटे {minutes} मिनट',
  'time.minutes': '{minutes} मिनट',
  'wallet.unknown': 'बैलेंस पता नहीं',

  // The markets: spec 1 §4
  'market.statusOpen': 'ओपन और क्लोज बिड',
  'market.statusCloseOnly': 'सिर्फ क्लोज बिड',
  'market.statusClosed': 'बंद',
  'market.bothTill': 'ओपन बिड {open} तक · क्लोज {close} तक',
  'market.closeTill': 'क्लोज बिड {close} तक',
  'market.bidsTill': 'बिड {time} तक',
  'market.waiting': 'रिजल्ट का इंतज़ार',
  'market.notDeclared': 'रिजल्ट अभी नहीं आया',
  'market.digits': 'शून्य एक दो तीन चार पांच छह सात आठ नौ',
  'market.play': 'खेलें',
  'market.left': '{left} बाकी',
  'market.tomorrow': 'कल {time} पर खुलेगा',
  'market.noBids': 'अभी बिड नहीं ले रहा',
  'market.refused': '{name} बंद है: {note}।',
  'market.closeNotice': 'बंद करें',
  'market.allClosed': 'सभी मार्केट बंद हैं। बिड कल {time} से फिर शुरू होंगी।',
  'market.timeUnknown': 'समय पता नहीं',
  'market.updated': 'अपडेट: {time}',
  'betting.paused': 'बिड लगाना अभी बंद है। आपके पॉइंट सुरक्षित हैं।',
  'betting.money': 'बैलेंस देखें या पैसे निकालें',
  'home.shortcuts': 'शॉर्टकट',
  'home.addFund': 'फंड जोड़ें',
  'home.starline': 'स्टारलाइन',
  'home.gali': 'गली दिसावर',
} satisfies Translation<typeof english>;
