/** Logging in: spec 1 §2, §5 and §8. Spelling is the specification's. */
export const entry = {
  'field.phone': 'Phone number',
  'field.password': 'Password',
  'settings.language': 'Language',
  'login.submit': 'Login',
  'login.toRegister': 'New here? Register',
  'login.toLogin': 'Have an account? Login',
  'login.forgot': 'Forgot password?',
  'login.needHelp': 'Need Help',
  'login.ended': 'Your session has ended. Please log in again.',
  'login.brand': '{brand} · 18+ · points only',
  'error.phoneRequired': 'Phone number is required!',
  'error.phoneInvalid': 'Invalid phone number!',
  'error.passwordRequired': 'Password is required!',
  'error.invalidCredentials': 'Invalid credentials',
  'error.loginFailed': 'Login failed',
} as const;
