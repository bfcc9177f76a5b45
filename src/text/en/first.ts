/** Every page needs these words, so there is little room. */
export const first = {
  'app.language': 'en',
  'error.somethingWrong': 'Something went wrong. Please try again later.',
  'app.tryAgain': 'Try Again',
  'app.framed': 'This app does not run inside another page.',
  'title.login': 'Login',
} as const;
