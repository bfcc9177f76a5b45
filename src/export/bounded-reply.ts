/** More bytes than any file of the site has. */
const mostBytes = 20_000_000;

/** Throws beyond `most` bytes, because a host's reply may never end. */
export async function bytesOf(reply: Response, most = mostBytes): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of reply.body ?? []) {
    size += part.length;
    if (size > most) throw new Error(`${new URL(reply.url).pathname} has more than ${most} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

export const textIn = async (reply: Response): Promise<string> => (await bytesOf(reply)).toString('utf8');

const mostLetters = 300;

/** A header of a host may have any length. */
export const shortened = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;
