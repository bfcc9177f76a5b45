import { phone, type Examples } from './example.ts';

const player = phone('9876543210');

export const authExamples: Examples<
  | 'login'
  | 'checkMobile'
  | 'register'
  | 'resendOtp'
  | 'forgotCheckMobile'
  | 'forgotPassword'
  | 'changePassword'
  | 'updateProfile'
  | 'logOut'
> = {
  login: {
    args: { phone: player, password: 'demo1234', deviceId: 'd-1' },
    body: { mobile: '9876543210', password: 'demo1234', device_id: 'd-1' },
    wire: { status: true, user_name: 'Demo Player', unique_token: 'tok-1', mobile: 9876543210 },
    reply: { username: 'Demo Player', token: 'tok-1', mobile: '9876543210' },
  },
  checkMobile: {
    args: { phone: player },
    body: { mobile: '9876543210' },
    wire: { status: 'true', otp: 1234 },
    reply: { otp: 1234 },
  },
  register: {
    args: {
      username: 'Demo Player',
      phone: player,
      password: 'demo1234',
      deviceId: 'd-1',
      email: 'player@example.invalid',
      securityPin: '0000',
    },
    body: {
      name: 'Demo Player',
      email: 'player@example.invalid',
      password: 'demo1234',
      mobile: '9876543210',
      security_pin: '0000',
      device_id: 'd-1',
    },
    wire: { user_name: 'Demo Player', unique_token: 'tok-1' },
    reply: { username: 'Demo Player', token: 'tok-1' },
  },
  resendOtp: {
    args: { phone: player },
    body: { mobile: '9876543210' },
    wire: { otp: '0123' },
    reply: { otp: '0123' },
  },
  forgotCheckMobile: {
    args: { phone: player },
    body: { mobile: '9876543210' },
    wire: { status: '1', otp: '1234' },
    reply: { otp: '1234' },
  },
  forgotPassword: {
    args: { phone: player, newPassword: 'demo5678' },
    body: { mobile: '9876543210', new_pass: 'demo5678' },
    wire: { status: true },
    reply: null,
  },
  changePassword: {
    args: { oldPassword: 'demo1234', newPassword: 'demo5678' },
    body: { old_pass: 'demo1234', new_pass: 'demo5678' },
    wire: { status: 1 },
    reply: null,
  },
  updateProfile: {
    args: { name: 'New Name' },
    body: { user_name: 'New Name' },
    wire: { status: true },
    reply: null,
  },
  logOut: { args: {}, body: {}, wire: { status: true }, reply: null },
};
