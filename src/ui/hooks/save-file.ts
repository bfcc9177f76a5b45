/** Saves a text as a file, by the browser's own download. Call it inside a tap. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has its own copy once it has begun, which a slow phone does not do at once.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
