import type { Dictionary } from '../message.ts';

/** Words of what goes on beside the screens: new builds, no network, kiosks. */
export const running = {
  'running.offline': 'ऑफलाइन',
  'running.newVersion': 'नया वर्जन तैयार है',
  'running.reload': 'रीलोड करें',
  'bid.twice': 'हो सकता है यह बिड दो बार दर्ज हो गई हो। बिड हिस्ट्री देखें या सपोर्ट से बात करें।',
  'money.earlier': 'पहले ही हो चुका',
  'money.earlierBid': '{time} पर दर्ज हुई',
  'money.earlierTransfer': '{time} पर ट्रांसफर हुआ',
  'money.earlierWithdraw': '{time} पर निकासी मांगी गई',
  'money.notAgain': 'इसके लिए कुछ नया नहीं भेजा गया।',
  'kiosk.still': 'क्या आप अभी भी यहां हैं?',
  'kiosk.leaving': 'आप {seconds} सेकंड में लॉग आउट हो जाएंगे।',
  'kiosk.stay': 'लॉग इन रहें',
  'kiosk.scan': 'अपने फोन से स्कैन करें',
  'kiosk.scanHint': 'यह लिंक आपके फोन पर खुलता है: उसका कैमरा कोड पर रखें।',
} satisfies Partial<Dictionary>;
