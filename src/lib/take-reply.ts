/** For an effect: a reply that comes after its end is not taken. */
export function takeReply<T>(reply: Promise<T>, take: (value: T) => unknown): () => void {
  let live = true;
  void reply.then(value => live && take(value));
  return () => {
    live = false;
  };
}
