// What screens say in passing. The Toaster, which comes after the first screen, takes it from here.

export type ToastSpec = {
  tone: 'success' | 'error' | 'info';
  text: string;
  at: 'top-center' | 'top-right';
  action?: { label: string; onAct: () => void };
};

export const idOf = ({ tone, text }: Pick<ToastSpec, 'tone' | 'text'>): string => `${tone}:${text}`;

/** Where toasts go. */
type Board = {
  readonly show: (spec: ToastSpec) => void;
  readonly dismiss: (id: string) => void;
  readonly clear: () => void;
};

/** What was said before anything could show it. */
const waiting = new Map<string, ToastSpec>();
let board: Board = {
  show: spec => void waiting.set(idOf(spec), spec),
  dismiss: id => void waiting.delete(id),
  clear: () => waiting.clear(),
};

/** Hands over to what shows toasts, with what has waited for it. */
export function connectToasts(shown: Board): void {
  board = shown;
  for (const spec of waiting.values()) board.show(spec);
  waiting.clear();
}

/** Shows a message for 3000 ms. The same text in the same tone is shown once; its time begins anew. */
export const showToast = (spec: ToastSpec): void => board.show(spec);

/** Takes back what turned out to be wrong. */
export const takeBackToast = (spec: Pick<ToastSpec, 'tone' | 'text'>): void => board.dismiss(idOf(spec));

/** Takes all away at once: logout, another account. */
export const clearToasts = (): void => board.clear();
