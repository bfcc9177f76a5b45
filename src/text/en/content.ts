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
} as const;
