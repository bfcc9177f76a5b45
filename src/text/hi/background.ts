import type { background as english } from '../en/background.ts';
import type { Translation } from '../message.ts';

/** What stands above all screens: the side menu, new builds, no network, notices of points, kiosks. */
export const background = {
  'menu.title': 'मेनू',
  'menu.home': 'होम',
  'menu.charts': 'मार्केट चार्ट',
  'menu.changePassword': 'पासवर्ड बदलें',
  'menu.privacy': 'प्राइवेसी पॉलिसी',
  'menu.logout': 'लॉग आउट',
  'menu.addFunds': 'फंड जोड़ें',
  'menu.wins': 'विन हिस्ट्री',
  'menu.bids': 'बिड हिस्ट्री',
  'menu.howToPlay': 'कैसे खेलें',
  'menu.rates': 'गेम रेट',
  'network.offline': 'ऑफलाइन',
  'update.ready': 'नया वर्जन तैयार है',
  'update.reload': 'रीलोड करें',
  'bid.twice': 'हो सकता है यह बिड दो बार दर्ज हो गई हो। बिड हिस्ट्री देखें या सपोर्ट से बात करें।',
  'money.earlier': 'पहले ही हो चुका',
  'money.earlierBid': '{time} पर दर्ज हुई',
  'money.earlierTransfer': '{time} पर ट्रांसफर हुआ',
  'money.earlierWithdraw': '{time} पर विड्रॉल मांगा गया',
  'money.notAgain': 'इसके लिए कुछ नया नहीं भेजा गया।',
  'kiosk.still': 'क्या आप अभी भी यहां हैं?',
  'kiosk.leaving': 'आप {seconds} सेकंड में लॉग आउट हो जाएंगे।',
  'kiosk.stay': 'लॉग इन रहें',
  'kiosk.scan': 'अपने फोन से स्कैन करें',
  'kiosk.scanHint': 'यह लिंक आपके फोन पर खुलता है: उसका कैमरा कोड पर रखें।',
} satisfies Translation<typeof english>;
