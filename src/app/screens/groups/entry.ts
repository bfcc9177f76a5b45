export { LoginScreen as start, LoginScreen as login } from '../../../screens/auth/login-screen.tsx';
