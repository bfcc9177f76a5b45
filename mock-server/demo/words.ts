type DemoTexts = {
  readonly demo: string;
  readonly says: string;
  readonly console: string;
  readonly reset: string;
  readonly sure: string;
  readonly yes: string;
  readonly no: string;
  readonly failed: string;
};

const english: DemoTexts = {
  demo: 'Demo',
  says: 'Log in: 9876543210, demo1234, OTP 1234',
  console: 'Console',
  reset: 'Start afresh',
  sure: 'Start the demo afresh?',
  yes: 'Yes',
  no: 'No',
  failed: 'That did not work.',
};

const words: Readonly<Record<string, DemoTexts>> = {
  en: english,
  hi: {
    demo: 'डेमो',
    says: 'लॉग इन: 9876543210, demo1234, OTP 1234',
    console: 'कंसोल',
    reset: 'नए सिरे से',
    sure: 'डेमो नए सिरे से शुरू करें?',
    yes: 'हाँ',
    no: 'नहीं',
    failed: 'यह नहीं हुआ।',
  },
  mr: {
    demo: 'डेमो',
    says: 'लॉग इन: 9876543210, demo1234, OTP 1234',
    console: 'कन्सोल',
    reset: 'नव्याने',
    sure: 'डेमो नव्याने सुरू करायचा?',
    yes: 'होय',
    no: 'नाही',
    failed: 'हे झाले नाही.',
  },
};

export const wordsOf = (language: string): DemoTexts => words[language] ?? english;
