/** `99,99,99,999` still has room beside other words on the narrowest phone. */
const roomFor = 12;

/** Undefined leaves out the attribute. */
export const isLong = (figure: string): true | undefined => figure.length > roomFor || undefined;
