import type { settings as english } from '../en/settings.ts';
import type { Translation } from '../message.ts';

/** What a player chooses for a device. */
export const settings = {
  'theme.system': 'सिस्टम',
  'theme.light': 'लाइट',
  'theme.dark': 'डार्क',
  'settings.theme': 'थीम',
  'settings.notifications': 'रिजल्ट की सूचना',
  'settings.notificationsNote': 'जब तक यह ऐप खुला है',
  'settings.notificationsUnsupported': 'यह ब्राउजर सूचना नहीं दिखा सकता। ऐप में रिजल्ट फिर भी बताए जाते हैं।',
  'settings.notificationsBlocked':
    'इस साइट की सूचनाएं बंद हैं। अपने ब्राउजर की सेटिंग में उन्हें चालू करें, फिर यहां दोबारा चालू करें।',
  'settings.keys': 'कीबोर्ड शॉर्टकट',
  'settings.keysNote': '/ से मार्केट खोजें, ? से सब बटन देखें',
  'settings.keyList': 'कीबोर्ड बटन',
  'settings.logOut': 'लॉग आउट',
  'settings.logOutNote': 'सिर्फ इस डिवाइस पर।',
} satisfies Translation<typeof english>;
