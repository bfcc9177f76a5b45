/** Registering: spec 1 §2, §5 and §8. Spelling is the specification's. */
export const registration = {
  'field.username': 'Username',
  'login.register': 'Register',
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
