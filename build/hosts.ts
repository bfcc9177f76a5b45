export const hostNames = ['nginx'] as const;
export function writeHost(_name: string, _options: object): void {}
