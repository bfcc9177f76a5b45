/**
 * Whether a jodi is red, on a chart and as a fill: the ten doubles (`00` to `99`) and the ten whose digits are five apart (`05`, `16`, …,
 * `50`, `61`, …).
 */
export const isRedJodi = (jodi: string): boolean =>
  /^\d\d$/.test(jodi) && (Number(jodi[0]) - Number(jodi[1])) % 5 === 0;
