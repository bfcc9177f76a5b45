/** Registering, and what a new visitor reads at the log-in: spec 1 §2, §5 and §8. Spelling is the specification's. */
export const registration = {
  'field.username': 'Username',
  'login.register': 'Register',
  'login.how': 'How it works',
  'login.howText':
    'Choose a market, a game and a number. 124 gives 1 + 2 + 4 = 7. See what a bid can pay before you place it.',
  'register.adults': 'By registering you confirm that you are 18 or older',
  'register.busy': 'Registering...',
  'error.phoneRequiredRegister': 'Phone No is required!',
  'error.phoneInvalidRegister': 'Phone No is not valid!',
  'error.usernameRequired': 'Username is required',
  'error.userExists': 'User already registered',
  'error.userExistsEarlier': 'User Alredy Registered',
  'error.registrationFailed': 'Registration failed',
  'error.registering': 'Error registering: {message}',
  'error.generic': 'An error occurred. Please try again.',
} as const;
