import type { limits as english } from '../en/limits.ts';
import type { Translation } from '../message.ts';

/** The limits that a player sets for himself. */
export const limits = {
  'limits.intro':
    'सिर्फ इस डिवाइस पर रखी जाती हैं। इनमें यहां लगाई गई बिड गिनी जाती हैं, और आज की वे बिड जो आपकी हिस्ट्री ने यहां दिखाई हैं।',
  'limits.daily': 'रोज की सीमा',
  'limits.dailyHint': 'एक दिन की सभी बिड के पॉइंट। खाली: कोई सीमा नहीं।',
  'limits.dailyLeast': 'कम से कम {min} पॉइंट, या खाली छोड़ें',
  'limits.reminder': 'इतने मिनट बाद याद दिलाएं',
  'limits.reminderHint': 'मार्केट और बिड पेज पर बीता समय। खाली: याद नहीं दिलाएंगे।',
  'limits.reminderRange': '1 से {most} मिनट, या खाली छोड़ें',
  'limits.pause': 'बिड रोकें',
  'limits.pauseHint': 'तब तक कोई बिड नहीं। इसे समय से पहले खत्म नहीं कर सकते।',
  'limits.none': 'नहीं',
  'limits.day': 'एक दिन',
  'limits.week': 'एक हफ्ता',
  'limits.month': 'एक महीना',
  'limits.slower': 'सीमा कम करने पर तुरंत लागू होती है, बढ़ाने पर 24 घंटे बाद।',
  'limits.saved': 'सेव हो गया',
  'limits.notKept': 'यह ब्राउजर कुछ नहीं रखता। सीमाएं इस पेज के बंद होने तक ही लागू हैं।',
  'limits.now': 'अभी क्या लागू है',
  'limits.noLimit': 'कोई सीमा नहीं',
  'limits.noReminder': 'नहीं',
  'limits.noPause': 'नहीं',
  'limits.bidToday': 'आज की बिड',
  'limits.leftToday': 'आज बाकी',
  'limits.reminderTerm': 'याद दिलाना',
  'limits.afterMinutes': '{minutes} मिनट बाद',
  'limits.until': '{time} तक',
  'limits.from': '{time} से: {limit}',
  'limits.aDay': 'रोज {points} पॉइंट',
  'limits.aDayLeft': 'रोज {points} पॉइंट · {left} बाकी',
} satisfies Translation<typeof english>;
