/** Names of fields whose values are secret, with whatever capitals and in requests and replies of any provider. */
const secret = /passw|pwd|_pass$|^pass$|token|secret|(^|_)otp|(^|_)m?pin$|(^|_|-)cvv|api_?key|session_?id/i;

/** Whether a field of this name holds a secret. */
export const isSecretField = (name: string): boolean => secret.test(name);
