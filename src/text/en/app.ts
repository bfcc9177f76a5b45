/** The first load: what a page needs before its screen, and what the login shares with others. */
export const app = {
  'app.language': 'en',
  'app.name': 'Matka',
  'app.documentTitle': '{title} · Matka',
  'app.crash': 'Something went wrong. Please try again later.',
  'app.tryAgain': 'Try Again',
  'app.framed': 'This app does not run inside another page.',
  'action.showPassword': 'Show password',
  'action.hidePassword': 'Hide password',
  'busy.wait': 'Please wait...',
  'login.whatsapp': 'WhatsApp support',
} as const;
