import type { explanations as english } from '../en/explanations.ts';
import type { Translation } from '../message.ts';

/** How the games work: our own words. */
export const explanations = {
  'explain.title': 'हे कसे चालते: {game}',
  'explain.gotIt': 'समजले',
  'explain.singleDigit': 'तुम्ही एका अंकावर बिड लावता. निकालाच्या अंकांची बेरीज ज्या अंकाने संपते, तोच अंक जिंकतो.',
  'explain.jodiDigit': 'तुम्ही दोन अंकांवर बिड लावता: आधी ओपन निकालाचा अंक, मग क्लोज निकालाचा अंक.',
  'explain.singlePana': 'तुम्ही संपूर्ण निकालावर बिड लावता: तीन वेगळ्या अंकांची पत्ती.',
  'explain.doublePana': 'तुम्ही संपूर्ण निकालावर बिड लावता: दोन अंक सारखे असलेली पत्ती.',
  'explain.triplePana': 'तुम्ही संपूर्ण निकालावर बिड लावता: तिन्ही अंक सारखे असलेली पत्ती.',
  'explain.halfSangam':
    'तुम्ही एक अंक आणि एक पत्ती यांवर बिड लावता. ओपनमध्ये: ओपनचा अंक आणि क्लोजची पत्ती. क्लोजमध्ये: ओपनची पत्ती आणि क्लोजचा अंक.',
  'explain.fullSangam': 'तुम्ही दिवसाच्या दोन्ही निकालांवर बिड लावता: ओपन पत्ती आणि क्लोज पत्ती.',
  'explain.spDpTp':
    'एक अंक टाका आणि {single} (तीन वेगळे अंक), {double} (दोन सारखे) किंवा {triple} (तिन्ही सारखे) निवडा. या अंकाची अशी प्रत्येक पत्ती ही वेगळी बिड होते.',
  'explain.spMotor': 'काही अंक टाका. त्यांपासून बनणारी प्रत्येक सिंगल पत्ती ही वेगळी बिड होते.',
  'explain.dpMotor': 'काही अंक टाका. त्यांपासून बनणारी प्रत्येक डबल पत्ती ही वेगळी बिड होते.',
  'explain.leftDigit': 'निकालातील दोन अंकांपैकी तुम्ही पहिल्या अंकावर बिड लावता.',
  'explain.rightDigit': 'निकालातील दोन अंकांपैकी तुम्ही दुसऱ्या अंकावर बिड लावता.',
  'explain.galiJodi': 'तुम्ही निकालातील दोन्ही अंकांवर त्यांच्या क्रमाने बिड लावता.',
  'explain.makes': 'उदाहरण: {typed} पासून {count} पत्ती बनतात',
  'explain.example': 'उदाहरण',
  'explain.hasDigit': '{pana} चा अंक {digit} आहे',
  'explain.openResult': 'ओपन निकाल: {pana} चा अंक {digit} आहे',
  'explain.closeResult': 'क्लोज निकाल: {pana} चा अंक {digit} आहे',
  'explain.isDrawn': '{jodi} हा निकाल आला',
  'explain.wins': 'तेव्हा {number} वरील बिड जिंकते.',
  'explain.pays': 'बरोबर नंबरवर {stake} पॉइंट लावल्यास मिळतात',
  'explain.paysKind': 'बरोबर {kind} वर {stake} पॉइंट लावल्यास मिळतात',
  'explain.decided': 'निर्णय',
  'explain.whenSession': '{session} चा निकाल आल्यावर, {time} नंतर',
  'explain.when': 'निकाल आल्यावर, {time} नंतर',
} satisfies Translation<typeof english>;
