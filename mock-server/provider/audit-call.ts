import { endpointOf, type EndpointId } from '../../src/contract/index.ts';
import { isRecord } from '../data/did-you-mean.ts';
import { lastDigits, noAudit } from '../world/no-audit.ts';
import type { HttpReply } from './delivery.ts';
import type { Mock } from './mock.ts';

/** Beside the money calls: what opens an account, changes it, or says where its points are paid to. */
const alsoNoted: ReadonlySet<EndpointId> = new Set<EndpointId>([
  'login',
  'register',
  'forgotCheckMobile',
  'forgotPassword',
  'changePassword',
  'updateProfile',
  'addUpiDetails',
]);

/** Notes a call of the provider's API in the audit log, carried out or not, where there is one. */
export function auditCall({ audit, world }: Mock, id: EndpointId, wire: unknown, sent: HttpReply): void {
  if (audit === noAudit || !(endpointOf(id).money || alsoNoted.has(id))) return;
  const { reply } = sent;
  const status = isRecord(reply) && reply['status'] === true;
  const why = isRecord(reply) && typeof reply['msg'] === 'string' ? reply['msg'] : `code ${sent.status}`;
  const body = isRecord(wire) ? wire : {};
  // The number that a call names may be another's, as that of a transfer: the caller is whose token it carries.
  const token = body['unique_token'];
  const caller = world.state.data.users.find(user => user.unique_token === token)?.mobile;
  const named = endpointOf(id).token ? undefined : body['mobile'];
  const mobile = caller ?? (typeof named === 'string' ? named : null);
  audit.note({
    what: id,
    ok: status,
    ...(mobile !== null && { who: lastDigits(mobile) }),
    ...(!status && { why }),
  });
}
