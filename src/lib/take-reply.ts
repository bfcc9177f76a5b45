/** Lets an effect ignore a reply that arrives after the effect has ended. */
export function takeReply<T>(reply: Promise<T>, take: (value: T) => unknown): () => void {
  let live = true;
  void reply.then(value => live && take(value));
  return () => {
    live = false;
  };
}
