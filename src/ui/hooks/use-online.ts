import { useSyncExternalStore } from 'react';
import { network, type Network, watchNetwork } from '../../lib/network.ts';

/** `online` in prerendered HTML. */
export const useNetwork = (): Network => useSyncExternalStore(watchNetwork, network, atBuild);

export const useOnline = (): boolean => useNetwork() !== 'offline';

const atBuild = () => 'online' as const;
