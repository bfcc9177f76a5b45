import type { play as english } from '../en/play.ts';
import type { Translation } from '../message.ts';

/** What a limit of the player's own says on other screens than its own. */
export const play = {
  'play.left': 'तुमच्या रोजच्या मर्यादेत {points} पॉइंट बाकी आहेत',
  'play.over': 'या बिड तुमच्या रोजच्या मर्यादेपेक्षा {points} पॉइंट जास्त आहेत. पाठवण्यापूर्वी काही काढा.',
  'play.paused': 'तुम्ही {until} पर्यंत बिड थांबवली आहे',
  'play.pausedMore': 'वॉलेट, फंड काढणे आणि हिस्ट्री सुरू आहेत.',
  'play.unreadable': 'खेळाची मर्यादा वाचता येत नाही. कृपया ती पुन्हा ठरवा.',
  'play.reminder': 'थोडे थांबायचे?',
  'play.played': 'तुम्ही {time} खेळत आहात.',
  'play.bids': 'आजच्या बिड',
  'play.wins': 'आज जिंकलेले',
  'play.net': 'आजचा हिशोब',
  'play.continue': 'सुरू ठेवा',
  'play.break': 'थांबा',
} satisfies Translation<typeof english>;
