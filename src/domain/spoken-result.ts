/**
 * A result in words, for screen readers: `124-7` is 'one two four, seven'. `names` are the words of the digits 0 to 9. A
 * text without digits stays as the server wrote it; empty for an empty one.
 */
export function spokenResult(result: string, names: readonly string[]): string {
  const numbers = result.match(/\d+/g);
  return (
    numbers?.map(digits => Array.from(digits, digit => names[Number(digit)]).join(' ')).join(', ') ?? result
  );
}
