import { atom } from 'jotai';
import { configAtom } from '../core/environment.ts';

/** Where pictures of the server may come from, beside the site itself: the API's host, and those of `images`. */
export const imageHostsAtom = atom((get): readonly string[] => {
  const { hosts, images = [] } = get(configAtom);
  return [hosts.api, ...images];
});
