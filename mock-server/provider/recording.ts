import type { RecordedReply } from '../data/scenario-file.ts';
import type { Replacer } from './replace-secrets.ts';

/** Replies of a provider in sequence, which become a scenario. */
export type Recording = {
  /** Adds a reply; one that is the same as the last of its path is counted with it. */
  readonly add: (reply: Omit<RecordedReply, 'times'>) => void;
  /** The scenario so far, without secrets. */
  readonly scenario: (about: About, replacer: Replacer | null) => object;
};

/** What the scenario says of itself. `firstCall` is a time in ISO form. */
type About = { readonly title: string; readonly shows: string; readonly firstCall: string | null };

/** An empty recording. */
export function createRecording(): Recording {
  const replies: RecordedReply[] = [];
  return {
    add: reply => {
      const last = replies.findLast(({ path }) => path === reply.path);
      if (last !== undefined && contentOf(last) === contentOf(reply))
        replies[replies.indexOf(last)] = { ...last, times: last.times + 1 };
      else replies.push({ ...reply, times: 1 });
    },
    scenario: ({ title, shows, firstCall }, replacer) => ({
      title,
      shows,
      notes: [
        `The first call was at ${firstCall}; start the mock with --now and that time to see the same markets open.`,
      ],
      replies: replies.map(({ reply, text, ...rest }) => ({
        ...rest,
        ...(text === undefined ? { reply: replacer?.replace(reply) } : { text: replacer?.replace(text) }),
      })),
    }),
  };
}

/** What decides whether a reply is the same as the one before. */
const contentOf = ({ status, reply, text }: Pick<RecordedReply, 'status' | 'reply' | 'text'>): string =>
  JSON.stringify([status, reply, text]);
