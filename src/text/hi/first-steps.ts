import type { firstSteps as english } from '../en/first-steps.ts';
import type { Translation } from '../message.ts';

/** For a player who has not bid yet: ours. Loaded after the home screen is drawn. */
export const firstSteps = {
  'first.title': 'बिड कैसे लगती है',
  'first.market': 'कोई खुला मार्केट और गेम चुनें।',
  'first.number': 'नंबर और पॉइंट टाइप करें। नीचे लिखा होता है कि नंबर आने पर कितना मिलेगा।',
  'first.submit': 'आगे बढ़ें दबाएं, फिर सबमिट करें, और सवाल में भी सबमिट करें। बिड रद्द नहीं होती।',
  'first.result': 'मार्केट के समय पर रिजल्ट आता है। बिड हिस्ट्री में दिखता है कि आपकी बिड जीती या हारी।',
  'first.care': 'ज़्यादातर बिड हारती हैं। खेल की सीमा में आप अपने लिए रोज़ की सीमा रख सकते हैं।',
} satisfies Translation<typeof english>;
