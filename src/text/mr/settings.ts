import type { settings as english } from '../en/settings.ts';
import type { Translation } from '../message.ts';

/** What a player chooses for a device. */
export const settings = {
  'theme.system': 'सिस्टम',
  'theme.light': 'लाइट',
  'theme.dark': 'डार्क',
  'settings.theme': 'थीम',
  'settings.notifications': 'निकालाची सूचना',
  'settings.notificationsNote': 'हे ॲप उघडे असेपर्यंत',
  'settings.notificationsUnsupported': 'हा ब्राउझर सूचना दाखवू शकत नाही. ॲपमध्ये निकाल तरीही सांगितले जातात.',
  'settings.notificationsBlocked':
    'या साइटच्या सूचना बंद आहेत. तुमच्या ब्राउझरच्या सेटिंग्जमध्ये त्या चालू करा, मग इथे पुन्हा चालू करा.',
  'settings.keys': 'कीबोर्ड शॉर्टकट',
  'settings.keysNote': '/ ने मार्केट शोधा, ? ने सर्व बटणे पाहा',
  'settings.keyList': 'कीबोर्ड बटणे',
  'settings.logOut': 'लॉग आउट',
  'settings.logOutNote': 'फक्त या डिव्हाइसवर.',
} satisfies Translation<typeof english>;
