import { demoConfig } from '../../src/api/config.ts';
import { type EndpointId, endpointIds } from '../../src/contract/index.ts';

/** The calls that no provider needs: those that the mock's config has to name (docs/hosting.md "Optional calls"). */
export const optionalCalls: readonly EndpointId[] = endpointIds.filter(
  id => id in (demoConfig('Asia/Kolkata').paths ?? {}),
);
