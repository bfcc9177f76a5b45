import type { records as english } from '../en/records.ts';
import type { Translation } from '../message.ts';

/** What was bid and won: spec 2 §2. */
export const records = {
  'field.from': 'कधीपासून',
  'field.to': 'कधीपर्यंत',
  'field.pickDate': '{field}: कॅलेंडरमधून निवडा',
  'error.date': 'तारीख बरोबर नाही.',
  'error.dateOrder': 'शेवटची तारीख पहिल्या तारखेच्या आधीची आहे. एक तारीख बदला.',
  'win.congratulations': 'अभिनंदन, तुम्ही जिंकलात',
  'record.digit': 'अंक',
  'record.session': 'सेशन',
  'record.type': 'टाइप',
  'histories.deposit': 'डिपॉझिट हिस्ट्री',
  'histories.wallet': 'वॉलेट हिस्ट्री',
  'histories.mainBids': 'मेन बिड हिस्ट्री',
  'histories.mainWins': 'मेन विन हिस्ट्री',
  'histories.starlineBids': 'स्टारलाइन बिड हिस्ट्री',
  'histories.starlineWins': 'स्टारलाइन विन हिस्ट्री',
  'histories.galiBids': 'गली बिड हिस्ट्री',
  'histories.galiWins': 'गली विन हिस्ट्री',
  'about.deposit': 'तुम्ही वॉलेटमध्ये टाकलेले पॉइंट',
  'about.wallet': 'वॉलेटमध्ये काय आले आणि काय गेले',
  'about.mainBids': 'मेन मार्केटवरील तुमच्या बिड',
  'about.mainWins': 'मेन मार्केटवर तुम्ही काय जिंकलात',
  'about.starlineBids': 'स्टारलाइनवरील तुमच्या बिड',
  'about.starlineWins': 'स्टारलाइनवर तुम्ही काय जिंकलात',
  'about.galiBids': 'गली दिसावरमधील तुमच्या बिड',
  'about.galiWins': 'गली दिसावरमध्ये तुम्ही काय जिंकलात',
  'record.reloaded': 'यादी अपडेट झाली',
} satisfies Translation<typeof english>;
