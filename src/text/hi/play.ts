import type { play as english } from '../en/play.ts';
import type { Translation } from '../message.ts';

/** What a limit of the player's own says on other screens than its own. */
export const play = {
  'play.left': 'आपकी रोज की सीमा में {points} पॉइंट बाकी हैं',
  'play.over': 'ये बिड आपकी रोज की सीमा से {points} पॉइंट ज्यादा हैं। भेजने से पहले कुछ हटाएं।',
  'play.paused': 'आपने {until} तक बिड रोकी है',
  'play.pausedMore': 'वॉलेट, विड्रॉल और हिस्ट्री खुले हैं।',
  'play.unreadable': 'खेल की सीमा पढ़ी नहीं जा सकती। कृपया उसे फिर से तय करें।',
  'play.reminder': 'थोड़ा रुकना है?',
  'play.played': 'आप {time} से खेल रहे हैं।',
  'play.bids': 'आज की बिड',
  'play.wins': 'आज की जीत',
  'play.net': 'आज का हिसाब',
  'play.continue': 'जारी रखें',
  'play.break': 'रुकें',
} satisfies Translation<typeof english>;
