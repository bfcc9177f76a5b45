import type { charts as english } from '../en/charts.ts';
import type { Translation } from '../message.ts';

/** A market's chart: ours, beside spec 2 §2. */
export const charts = {
  'chart.title': '{market} चार्ट',
  'chart.views': 'चार्ट',
  'chart.jodi': 'जोड़ी',
  'chart.panel': 'पैनल',
  'chart.caption': '{market}: {view}, हर हफ्ते की एक लाइन',
  'chart.number': 'नंबर',
  'chart.typeMain': 'अंक, जोड़ी या पन्ना डालें।',
  'chart.typeStarline': 'अंक या पन्ना डालें।',
  'chart.typeGali': 'जोड़ी डालें: दो अंक।',
  'chart.last': '{number} पिछली बार {date} को आया',
  'chart.lastSession': '{number} पिछली बार {date} को आया ({session})',
  'chart.once': 'इन रिजल्ट में एक बार।',
  'chart.times': 'इन रिजल्ट में {count} बार।',
  'chart.never': '{number} इन रिजल्ट में नहीं है।',
  'chart.plain': 'पुराने रिजल्ट से अगले रिजल्ट का पता नहीं चलता।',
  'chart.period': '{from} से {to} तक के रिजल्ट',
  'chart.seen': 'सिर्फ वे रिजल्ट जो इस फोन ने देखे हैं, {date} से',
  'chart.empty': 'अभी कोई रिजल्ट पता नहीं है।',
  'chart.emptySeen': 'इस फोन ने इस मार्केट का कोई रिजल्ट अभी नहीं देखा है। जो भी रिजल्ट दिखेगा, यहां रखा जाएगा।',
  'chart.week': 'हफ्ता',
  'chart.weekOf': '{date} से हफ्ता',
  'chart.ringed': 'घेरे में: रेड जोड़ी, यानी डबल और पांच के फर्क वाली जोड़ी।',
  'chart.red': 'रेड',
  'chart.noResult': 'रिजल्ट नहीं',
  'chart.unknown': 'इस पते पर कोई मार्केट नहीं है।',
} satisfies Translation<typeof english>;
