import type { limits as english } from '../en/limits.ts';
import type { Translation } from '../message.ts';

/** The limits that a player sets for himself. */
export const limits = {
  'limits.intro':
    'फक्त या डिव्हाइसवर ठेवल्या जातात. त्यात इथे लावलेल्या बिड मोजल्या जातात, आणि आजच्या ज्या बिड तुमच्या हिस्ट्रीने इथे दाखवल्या त्याही.',
  'limits.daily': 'रोजची मर्यादा',
  'limits.dailyHint': 'एका दिवसाच्या सर्व बिडचे पॉइंट. रिकामे: मर्यादा नाही.',
  'limits.dailyLeast': 'किमान {min} पॉइंट, किंवा रिकामे सोडा',
  'limits.reminder': 'इतक्या मिनिटांनी आठवण करा',
  'limits.reminderHint': 'मार्केट आणि बिड पेजवरचा वेळ. रिकामे: आठवण नाही.',
  'limits.reminderRange': '1 ते {most} मिनिटे, किंवा रिकामे सोडा',
  'limits.pause': 'बिड थांबवा',
  'limits.pauseHint': 'तोपर्यंत बिड नाही. हे वेळेआधी संपवता येत नाही.',
  'limits.none': 'नाही',
  'limits.day': 'एक दिवस',
  'limits.week': 'एक आठवडा',
  'limits.month': 'एक महिना',
  'limits.slower': 'मर्यादा कमी केल्यास लगेच लागू होते, वाढवल्यास 24 तासांनी.',
  'limits.saved': 'सेव्ह झाले',
  'limits.notKept': 'हा ब्राउझर काहीही ठेवत नाही. हे पेज बंद होईपर्यंतच मर्यादा लागू आहेत.',
  'limits.now': 'आता काय लागू आहे',
  'limits.noLimit': 'मर्यादा नाही',
  'limits.noReminder': 'नाही',
  'limits.noPause': 'नाही',
  'limits.bidToday': 'आजच्या बिड',
  'limits.leftToday': 'आज बाकी',
  'limits.reminderTerm': 'आठवण',
  'limits.afterMinutes': '{minutes} मिनिटांनी',
  'limits.until': '{time} पर्यंत',
  'limits.from': '{time} पासून: {limit}',
  'limits.aDay': 'रोज {points} पॉइंट',
  'limits.aDayLeft': 'रोज {points} पॉइंट · {left} बाकी',
} satisfies Translation<typeof english>;
