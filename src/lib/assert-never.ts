/** The default of a switch over a union: a forgotten case does not compile. Throws at run time. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected case: ${JSON.stringify(value)}`);
}
