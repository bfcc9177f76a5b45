import type { charts as english } from '../en/charts.ts';
import type { Translation } from '../message.ts';

/** A market's chart: ours, beside spec 2 §2. */
export const charts = {
  'chart.title': '{market} चार्ट',
  'chart.views': 'चार्ट',
  'chart.jodi': 'जोडी',
  'chart.panel': 'पॅनल',
  'chart.caption': '{market}: {view}, प्रत्येक आठवड्याची एक ओळ',
  'chart.number': 'नंबर',
  'chart.typeMain': 'अंक, जोडी किंवा पत्ती टाका.',
  'chart.typeStarline': 'अंक किंवा पत्ती टाका.',
  'chart.typeGali': 'जोडी टाका: दोन अंक.',
  'chart.last': '{number} शेवटी {date} रोजी आला',
  'chart.lastSession': '{number} शेवटी {date} रोजी आला ({session})',
  'chart.once': 'या निकालांत एकदा.',
  'chart.times': 'या निकालांत {count} वेळा.',
  'chart.never': '{number} या निकालांत नाही.',
  'chart.plain': 'जुन्या निकालांवरून पुढचा निकाल कळत नाही.',
  'chart.period': '{from} ते {to} चे निकाल',
  'chart.seen': 'फक्त या फोनने पाहिलेले निकाल, {date} पासून',
  'chart.empty': 'अजून कोणताही निकाल माहीत नाही.',
  'chart.emptySeen': 'या फोनने या मार्केटचा निकाल अजून पाहिलेला नाही. दिसलेला प्रत्येक निकाल इथे ठेवला जाईल.',
  'chart.week': 'आठवडा',
  'chart.weekOf': '{date} पासूनचा आठवडा',
  'chart.ringed': 'वर्तुळात: रेड जोडी, म्हणजे डबल आणि पाचच्या फरकाची जोडी.',
  'chart.red': 'रेड',
  'chart.noResult': 'निकाल नाही',
  'chart.unknown': 'या पत्त्यावर कोणतेही मार्केट नाही.',
} satisfies Translation<typeof english>;
