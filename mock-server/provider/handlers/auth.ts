import type { Handlers } from '../handler.ts';
import { editUser, userByMobile } from '../handler.ts';
import { nextId } from '../../data/schemas.ts';
import { refuse } from '../../data/refusal.ts';
import { tokenOf } from '../../rules/tokens.ts';

export const auth: Handlers<
  | 'login'
  | 'checkMobile'
  | 'register'
  | 'resendOtp'
  | 'forgotCheckMobile'
  | 'forgotPassword'
  | 'changePassword'
  | 'updateProfile'
> = {
  login: ({ body, data }) => {
    const user = userByMobile(data, body.mobile, 'Invalid username and password');
    if (user.password !== body.password) refuse('Invalid username and password');
    return { user_name: user.user_name, unique_token: user.unique_token, mobile: user.mobile };
  },
  checkMobile: ({ body, data }) => {
    if (data.users.some(user => user.mobile === body.mobile)) refuse('User already registered');
    return { otp: data.content.otp };
  },
  register: ({ body, data, edit }) => {
    if (data.users.some(user => user.mobile === body.mobile)) refuse('User already registered');
    const id = nextId(data.users);
    const { name: user_name, mobile, password } = body;
    edit().users.push({ id, user_name, mobile, password, unique_token: tokenOf(id) });
    return { user_name, unique_token: tokenOf(id) };
  },
  resendOtp: ({ data }) => ({ otp: data.content.otp }),
  forgotCheckMobile: ({ body, data }) => {
    userByMobile(data, body.mobile, 'Mobile number is not registered');
    return { otp: data.content.otp };
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
};
