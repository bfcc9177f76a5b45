/** The first load: what a page needs before its screen, and what the login shares with others. */
export const app = {
  'app.name': 'Matka',
  'app.documentTitle': '{title} · Matka',
  'app.crash': 'Something went wrong. Please try again later.',
  'app.tryAgain': 'Try Again',
  'app.configProblem': 'This app is not configured',
  'app.configFix': 'Ask the operator to correct config.json: {problem}',
  'app.framed': 'This app does not run inside another page.',
  'action.showPassword': 'Show password',
  'action.hidePassword': 'Hide password',
  'busy.wait': 'Please wait...',
  'login.whatsapp': 'WhatsApp support',
} as const;
