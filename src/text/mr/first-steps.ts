import type { firstSteps as english } from '../en/first-steps.ts';
import type { Translation } from '../message.ts';

/** For a player who has not bid yet: ours. Loaded after the home screen is drawn. */
export const firstSteps = {
  'first.title': 'बिड कशी लावायची',
  'first.market': 'सुरू असलेले मार्केट आणि गेम निवडा.',
  'first.number': 'नंबर आणि पॉइंट टाइप करा. नंबर आला तर किती मिळेल ते खाली लिहिलेले असते.',
  'first.submit': 'पुढे जा दाबा, मग सबमिट करा, आणि प्रश्नातही सबमिट करा. बिड रद्द करता येत नाही.',
  'first.result': 'मार्केटच्या वेळी निकाल येतो. तुमची बिड जिंकली की हरली ते बिड हिस्ट्रीत दिसते.',
  'first.care': 'बहुतेक बिड हरतात. खेळाच्या मर्यादेत तुम्ही स्वतःसाठी रोजची मर्यादा ठेवू शकता.',
} satisfies Translation<typeof english>;
