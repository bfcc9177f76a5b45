import type { Policy } from '../../nav/routes.ts';
import type { PlainKey } from '../../text/message.ts';

type PolicyText = {
  readonly intro: PlainKey;
  readonly sections: readonly { readonly title: PlainKey; readonly text: PlainKey }[];
};

const textOf = <P extends Policy, S extends string>(policy: P, ...sections: readonly S[]) => ({
  intro: `${policy}.intro` as const,
  sections: sections.map(name => ({ title: `${policy}.${name}Title`, text: `${policy}.${name}` }) as const),
});

/** The text of each policy: an opening sentence and its sections (spec 1 §2: Privacy Policy has six). */
export const policies: { readonly [P in Policy]: PolicyText } = {
  about: textOf('about', 'adults', 'points', 'operator'),
  dataDeletion: textOf('dataDeletion', 'what', 'kept', 'device', 'how'),
  delete: textOf('delete', 'before', 'how', 'then'),
  privacy: textOf('privacy', 'who', 'sent', 'stored', 'shared', 'duration', 'rights'),
};
