/** Landing, help and charts: spec 1 §1 and §2, spec 2 §2. */
export const content = {
  'landing.download': 'Download App',
  'landing.addFund': 'AddFund',
  'landing.withdraw': 'Withdraw',
  'landing.gali': 'Gali Disawar',
  'landing.starline': 'Starline',
  'landing.login': 'Login',
  'landing.register': 'Register',
  'landing.howToPlay': 'How To Play',
  'howToPlay.video': 'Watch How to Play Tutorial on YouTube',
  'landing.about': 'About Us',
  'landing.privacy': 'Privacy Policy',
  'charts.view': 'View Charts',
  'app.adults': '18+ only. Play for points, and only where it is allowed.',
  'notFound.text': 'There is no page at this address.',
  'notFound.home': 'Go to the home screen',
} as const;
