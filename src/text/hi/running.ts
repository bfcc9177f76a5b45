import type { Dictionary } from '../message.ts';

/** Words of what goes on beside the screens: new builds, no network, kiosks. */
export const running = {
  'running.offline': 'ऑफलाइन',
  'running.newVersion': 'नया वर्जन तैयार है',
  'running.reload': 'रीलोड करें',
  'kiosk.still': 'क्या आप अभी भी यहां हैं?',
  'kiosk.leaving': 'आप {seconds} सेकंड में लॉग आउट हो जाएंगे।',
  'kiosk.stay': 'लॉग इन रहें',
  'kiosk.scan': 'अपने फोन से स्कैन करें',
  'kiosk.scanHint': 'यह लिंक आपके फोन पर खुलता है: उसका कैमरा कोड पर रखें।',
} satisfies Partial<Dictionary>;
