/** A text of the server as it is compared: of any case, spaces aside. */
export const plainText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
