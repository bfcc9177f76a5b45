import type { Dictionary } from '../message.ts';

/** Words of what goes on beside the screens: new builds, no network, kiosks. */
export const running = {
  'running.offline': 'ऑफलाइन',
  'running.newVersion': 'नवीन आवृत्ती तयार आहे',
  'running.reload': 'रीलोड करा',
  'kiosk.still': 'तुम्ही अजून इथे आहात का?',
  'kiosk.leaving': 'तुम्ही {seconds} सेकंदांत लॉग आउट व्हाल.',
  'kiosk.stay': 'लॉग इन राहा',
  'kiosk.scan': 'तुमच्या फोनने स्कॅन करा',
  'kiosk.scanHint': 'ही लिंक तुमच्या फोनवर उघडते: त्याचा कॅमेरा कोडवर धरा.',
} satisfies Partial<Dictionary>;
