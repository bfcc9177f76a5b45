// Toasts wait here until the Toaster is loaded, after the first screen.

export type ToastSpec = {
  tone: 'success' | 'error' | 'info';
  text: string;
  /** Screen readers read it instead of `text`, and nothing if it is empty. */
  spoken?: string;
  at: 'top-center' | 'top-right';
  action?: { label: string; onAct: () => void };
  /** The toast outlives its screen. */
  stays?: true;
  /** Not about what the player has just done. It makes room for messages that are. */
  isNews?: true;
  id?: string;
};

/** Without an id, toasts with the same text and tone are the same toast. */
export const toastId = ({ tone, text, id }: Pick<ToastSpec, 'tone' | 'text' | 'id'>): string =>
  id ?? `${tone}:${text}`;

type ToastBoard = {
  readonly show: (spec: ToastSpec) => void;
  readonly dismiss: (id: string) => void;
  readonly clear: () => void;
};

const waiting = new Map<string, ToastSpec>();
let board: ToastBoard = {
  show: spec => void waiting.set(toastId(spec), spec),
  dismiss: id => void waiting.delete(id),
  clear: () => waiting.clear(),
};

export function connectToasts(loaded: ToastBoard): void {
  board = loaded;
  for (const spec of waiting.values()) board.show(spec);
  waiting.clear();
}

/** Showing the same toast again restarts its time. */
export const showToast = (spec: ToastSpec): void => board.show(spec);

export const showMoneyToast = (tone: ToastSpec['tone'], text: string): void =>
  showToast({ tone, text, at: 'top-center', stays: true });

export const takeBackToast = (spec: Pick<ToastSpec, 'tone' | 'text' | 'id'>): void =>
  board.dismiss(toastId(spec));

/** Called at a log-out and for another account. */
export const clearToasts = (): void => board.clear();
