/** The longest reply, in bytes (docs/reliability.md "Content from the server"). */
const maxReply = 5_000_000;

/** The body of a reply as text, or null when it is longer than `maxReply`. Rejects when the connection breaks. */
export async function readText(response: Response, decoder = new TextDecoder()): Promise<string | null> {
  if (response.body === null) return '';
  const reader = response.body.getReader();
  let text = '';
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.byteLength;
    if (size > maxReply) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
}
