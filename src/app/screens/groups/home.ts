// Without the words and icons of other groups, so that it loads fast after a log-in.
export { Shell as shell } from '../../shell/shell.tsx';
export { HomeWithPayments as home } from '../home-with-payments.tsx';
