import type { background as english } from '../en/background.ts';
import type { Translation } from '../message.ts';

/** What stands above all screens: the side menu, new builds, no network, notices of points, kiosks. */
export const background = {
  'menu.title': 'मेनू',
  'menu.home': 'होम',
  'menu.charts': 'मार्केट चार्ट',
  'menu.changePassword': 'पासवर्ड बदला',
  'menu.privacy': 'प्रायव्हसी पॉलिसी',
  'menu.logout': 'लॉग आउट',
  'menu.addFunds': 'फंड जमा करा',
  'menu.wins': 'विन हिस्ट्री',
  'menu.bids': 'बिड हिस्ट्री',
  'menu.howToPlay': 'कसे खेळायचे',
  'menu.rates': 'गेम रेट',
  'network.offline': 'ऑफलाइन',
  'update.ready': 'नवीन आवृत्ती तयार आहे',
  'update.reload': 'रीलोड करा',
  'bid.twice': 'ही बिड कदाचित दोनदा नोंदली गेली आहे. बिड हिस्ट्री पाहा किंवा सपोर्टशी बोला.',
  'money.earlier': 'आधीच झाले आहे',
  'money.earlierBid': '{time} ला नोंदली',
  'money.earlierTransfer': '{time} ला ट्रान्सफर झाले',
  'money.earlierWithdraw': '{time} ला पैसे काढण्याची विनंती केली',
  'money.notAgain': 'यासाठी नवीन काहीही पाठवले नाही.',
  'kiosk.still': 'तुम्ही अजून इथे आहात का?',
  'kiosk.leaving': 'तुम्ही {seconds} सेकंदांत लॉग आउट व्हाल.',
  'kiosk.stay': 'लॉग इन राहा',
  'kiosk.scan': 'तुमच्या फोनने स्कॅन करा',
  'kiosk.scanHint': 'ही लिंक तुमच्या फोनवर उघडते: त्याचा कॅमेरा कोडवर धरा.',
} satisfies Translation<typeof english>;
