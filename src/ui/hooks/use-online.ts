import { useSyncExternalStore } from 'react';
import { network, type Network, watchNetwork } from '../../lib/network.ts';

/** Prerendered HTML says `online`. */
export const useNetwork = (): Network => useSyncExternalStore(watchNetwork, network, atBuild);

export const useOnline = (): boolean => useNetwork() !== 'offline';

const atBuild = () => 'online' as const;
