import type { auth as area } from '../../../src/contract/auth.ts';
import type { logIn } from '../../../src/contract/log-in.ts';
import type { logOut } from '../../../src/contract/log-out.ts';
import { refuse, userByMobile } from '../../data/refusal.ts';
import { nextId, type ReadonlyData } from '../../data/schemas.ts';
import { endSession, firstToken } from '../../rules/tokens.ts';
import { editUser, type Handlers } from '../handler.ts';

const otpOf = ({ content }: ReadonlyData): { readonly otp: string | number } => ({
  otp: content.otp_as_number ? Number(content.otp) : content.otp,
});

export const auth: Handlers<keyof typeof area | keyof typeof logIn | keyof typeof logOut> = {
  login: ({ body: { mobile, password }, data, failedLogIns }) => {
    failedLogIns.check(mobile);
    const user = data.users.find(candidate => candidate.mobile === mobile);
    if (user?.password !== password) {
      failedLogIns.add(mobile);
      return refuse('Invalid username and password');
    }
    failedLogIns.forget(mobile);
    return { user_name: user.user_name, unique_token: user.unique_token, mobile: user.mobile };
  },
  checkMobile: ({ body, data }) => {
    if (data.users.some(user => user.mobile === body.mobile)) refuse('User already registered');
    return otpOf(data);
  },
  register: ({ body, data, edit }) => {
    if (data.users.some(user => user.mobile === body.mobile)) refuse('User already registered');
    const id = nextId(data.users);
    const { name: user_name, mobile, password } = body;
    edit().users.push({ id, user_name, mobile, password, unique_token: firstToken(id) });
    return { user_name, unique_token: firstToken(id) };
  },
  resendOtp: ({ data }) => otpOf(data),
  forgotCheckMobile: ({ body, data }) => {
    userByMobile(data, body.mobile, 'Mobile number is not registered');
    return otpOf(data);
  },
  forgotPassword: ({ body, data, edit }) => {
    const user = userByMobile(data, body.mobile, 'Mobile number is not registered');
    editUser(edit(), user).password = body.new_pass;
    return {};
  },
  changePassword: ({ body, edit, player }) => {
    const user = player();
    if (user.password !== body.old_pass) refuse('Old password is incorrect');
    editUser(edit(), user).password = body.new_pass;
    return {};
  },
  updateProfile: ({ body, edit, player }) => {
    editUser(edit(), player()).user_name = body.user_name;
    return {};
  },
  logOut: ({ edit, player }) => {
    endSession(editUser(edit(), player()));
    return {};
  },
};
