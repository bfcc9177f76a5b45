const digits = [...'1234567890'];

/** The 220 panas: three digits in order, repeats allowed, with 0 last. */
export const panas = digits.flatMap((first, i) =>
  digits.slice(i).flatMap((second, j) => digits.slice(i + j).map(third => `${first}${second}${third}`)),
);

/** The 120 panas of three different digits. */
export const singlePanas = panas.filter(pana => new Set(pana).size === 3);

/** The panas of three different digits out of `chosen`: 120 of all ten. */
export const motorOf = chosen =>
  panas.filter(pana => new Set(pana).size === 3 && [...pana].every(digit => chosen.includes(digit)));
