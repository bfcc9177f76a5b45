import type { deposits as english } from '../en/deposits.ts';
import type { Translation } from '../message.ts';

/** Payments that were begun and that the provider has not confirmed. */
export const deposits = {
  'deposits.title': 'पाठवलेली पेमेंट',
  'deposits.payment': '{points} पॉइंटचे पेमेंट',
  'deposits.waiting': 'मंजुरीची वाट पाहत आहे',
  'deposits.decided': 'डिपॉझिट',
  'deposits.deposit': '{points} पॉइंटचे डिपॉझिट',
  'deposits.unmatched': 'हे एक दिवसापासून वॉलेट हिस्ट्रीमध्ये दिसले नाही. तुम्ही पेमेंट केले असेल, तर कृपया सपोर्टला विचारा.',
  'deposits.dismiss': 'काढून टाका',
  'funds.approved': '{points} पॉइंटचे डिपॉझिट मंजूर झाले.',
  'funds.rejected': '{points} पॉइंटचे डिपॉझिट नामंजूर झाले. तुम्ही पेमेंट केले असेल, तर कृपया सपोर्टला विचारा.',
  'deposits.unreported': 'अजून कळवलेले नाही',
  'deposits.reporting': 'कळवत आहोत…',
  'deposits.report': 'पुन्हा कळवा',
  'deposits.discard': 'काढून टाका',
  'deposits.discardQuestion': 'हे पेमेंट काढून टाकायचे?',
  'deposits.discardText':
    'ते पुन्हा कळवले जाणार नाही. काढून टाकल्याने केलेले पेमेंट परत मिळत नाही: तुम्ही {points} पॉइंटचे पेमेंट केले असेल, तर सपोर्टशी संपर्क करा.',
  'deposits.unclear': 'वॉलेट हिस्ट्रीमध्ये {points} पॉइंटचे एक डिपॉझिट आधीच आहे. ते दुसरे असेल, तर सपोर्टशी संपर्क करा.',
  'funds.requested':
    '{points} पॉइंटच्या डिपॉझिटची विनंती पाठवली. तुम्ही पैसे भरले असतील तर मंजुरी मिळाल्यावर पॉइंट जमा होतील.',
  'funds.scanQr': 'इथे UPI ॲप उघडले नाही? ज्या फोनमध्ये UPI ॲप आहे, त्याने हा कोड स्कॅन करा.',
  'funds.code': '{points} पॉइंटचा QR कोड',
} satisfies Translation<typeof english>;
