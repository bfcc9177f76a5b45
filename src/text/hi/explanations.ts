import type { explanations as english } from '../en/explanations.ts';
import type { Translation } from '../message.ts';

/** How the games work: our own words. */
export const explanations = {
  'explain.title': 'यह कैसे काम करता है: {game}',
  'explain.gotIt': 'समझ गया',
  'explain.singleDigit': 'आप एक अंक पर बिड लगाते हैं। रिजल्ट के अंकों का जोड़ जिस अंक पर खत्म हो, वही जीतता है।',
  'explain.jodiDigit': 'आप दो अंकों पर बिड लगाते हैं: पहले ओपन रिजल्ट का अंक, फिर क्लोज रिजल्ट का अंक।',
  'explain.singlePana': 'आप पूरे रिजल्ट पर बिड लगाते हैं: तीन अलग अंकों का पन्ना।',
  'explain.doublePana': 'आप पूरे रिजल्ट पर बिड लगाते हैं: ऐसा पन्ना जिसमें दो अंक एक जैसे हों।',
  'explain.triplePana': 'आप पूरे रिजल्ट पर बिड लगाते हैं: तीनों अंक एक जैसे वाला पन्ना।',
  'explain.halfSangam':
    'आप एक अंक और एक पन्ने पर बिड लगाते हैं। ओपन में: ओपन का अंक और क्लोज का पन्ना। क्लोज में: ओपन का पन्ना और क्लोज का अंक।',
  'explain.fullSangam': 'आप दिन के दोनों रिजल्ट पर बिड लगाते हैं: ओपन पन्ना और क्लोज पन्ना।',
  'explain.spDpTp':
    'एक अंक डालें और {single} (तीन अलग अंक), {double} (दो अंक एक जैसे) या {triple} (तीनों एक जैसे) चुनें। इस अंक का ऐसा हर पन्ना एक अलग बिड बनता है।',
  'explain.spMotor': 'कुछ अंक डालें। उनसे बनने वाला हर सिंगल पन्ना एक अलग बिड बनता है।',
  'explain.dpMotor': 'कुछ अंक डालें। उनसे बनने वाला हर डबल पन्ना एक अलग बिड बनता है।',
  'explain.leftDigit': 'रिजल्ट के दो अंकों में से आप पहले अंक पर बिड लगाते हैं।',
  'explain.rightDigit': 'रिजल्ट के दो अंकों में से आप दूसरे अंक पर बिड लगाते हैं।',
  'explain.galiJodi': 'आप रिजल्ट के दोनों अंकों पर उनके क्रम में बिड लगाते हैं।',
  'explain.makes': 'उदाहरण: {typed} से {count} पन्ने बनते हैं',
  'explain.example': 'उदाहरण',
  'explain.hasDigit': '{pana} का अंक {digit} है',
  'explain.openResult': 'ओपन रिजल्ट: {pana} का अंक {digit} है',
  'explain.closeResult': 'क्लोज रिजल्ट: {pana} का अंक {digit} है',
  'explain.isDrawn': '{jodi} रिजल्ट आया',
  'explain.wins': 'तब {number} पर लगी बिड जीतती है।',
  'explain.pays': 'सही नंबर पर {stake} पॉइंट लगाने पर मिलेंगे',
  'explain.paysKind': 'सही {kind} पर {stake} पॉइंट लगाने पर मिलेंगे',
  'explain.decided': 'फैसला',
  'explain.whenSession': '{session} का रिजल्ट आने पर, {time} के बाद',
  'explain.when': 'रिजल्ट आने पर, {time} के बाद',
} satisfies Translation<typeof english>;
