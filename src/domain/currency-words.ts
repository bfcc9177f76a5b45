const currencyWords = new Set(
  'rs re inr rupee rupees rupaye pts pt pnt point points ₹ ₨ रु रू रुपये रुपए रुपया पॉइंट पॉइंट्स'
    .normalize('NFC')
    .split(' '),
);

/** Words such as `rs`, `₹` or `पॉइंट`. A number next to one is an amount. */
export const isCurrencyWord = (word: string): boolean =>
  currencyWords.has(word.toLowerCase().normalize('NFC'));
