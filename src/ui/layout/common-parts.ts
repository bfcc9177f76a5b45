import { account } from '../../text/en/account.ts';
import { bidding } from '../../text/en/bidding.ts';
import { common } from '../../text/en/common.ts';
import { histories } from '../../text/en/histories.ts';
import { home } from '../../text/en/home.ts';
import { login } from '../../text/en/login.ts';
import { wallet } from '../../text/en/wallet.ts';
import { addWords } from '../../text/translate.ts';
import { commonIcons } from '../icons/common-icons.ts';
import { addIcons } from '../icons/icon.tsx';
import { shellIcons } from '../icons/shell-icons.ts';

export const rest = [account, bidding, histories, wallet, common] as const;

// A file that may load before every screen except log-in and home must import this one.
addWords(login, home, ...rest);
addIcons({ ...shellIcons, ...commonIcons });
