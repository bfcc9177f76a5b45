import type { Policy } from '../../nav/routes.ts';
import type { PlainKey } from '../../text/message.ts';

/** The sections of each policy below its opening sentence (spec 1 §2: Privacy Policy has six), by the key of their text. */
export const policies = {
  about: ['about.adults', 'about.points', 'about.operator'],
  dataDeletion: ['dataDeletion.what', 'dataDeletion.kept', 'dataDeletion.device', 'dataDeletion.how'],
  delete: ['delete.before', 'delete.how', 'delete.then'],
  privacy: [
    'privacy.who',
    'privacy.sent',
    'privacy.stored',
    'privacy.shared',
    'privacy.duration',
    'privacy.rights',
  ],
} as const satisfies { readonly [P in Policy]: readonly PlainKey[] };
