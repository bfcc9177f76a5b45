import type { Policy } from '../../nav/routes.ts';
import type { PlainKey } from '../../text/message.ts';

type Section = { readonly title: PlainKey; readonly text: PlainKey };

/** The text of each policy: an opening sentence and its sections (spec 1 §2: Privacy Policy has six). */
export const policies: {
  readonly [P in Policy]: { readonly intro: PlainKey; readonly sections: readonly Section[] };
} = {
  about: {
    intro: 'about.intro',
    sections: [
      { title: 'about.adultsTitle', text: 'about.adults' },
      { title: 'about.pointsTitle', text: 'about.points' },
      { title: 'about.operatorTitle', text: 'about.operator' },
    ],
  },
  dataDeletion: {
    intro: 'dataDeletion.intro',
    sections: [
      { title: 'dataDeletion.whatTitle', text: 'dataDeletion.what' },
      { title: 'dataDeletion.keptTitle', text: 'dataDeletion.kept' },
      { title: 'dataDeletion.deviceTitle', text: 'dataDeletion.device' },
      { title: 'dataDeletion.howTitle', text: 'dataDeletion.how' },
    ],
  },
  delete: {
    intro: 'delete.intro',
    sections: [
      { title: 'delete.beforeTitle', text: 'delete.before' },
      { title: 'delete.howTitle', text: 'delete.how' },
      { title: 'delete.thenTitle', text: 'delete.then' },
    ],
  },
  privacy: {
    intro: 'privacy.intro',
    sections: [
      { title: 'privacy.whoTitle', text: 'privacy.who' },
      { title: 'privacy.sentTitle', text: 'privacy.sent' },
      { title: 'privacy.storedTitle', text: 'privacy.stored' },
      { title: 'privacy.sharedTitle', text: 'privacy.shared' },
      { title: 'privacy.durationTitle', text: 'privacy.duration' },
      { title: 'privacy.rightsTitle', text: 'privacy.rights' },
    ],
  },
};
