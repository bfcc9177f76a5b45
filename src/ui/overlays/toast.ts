// Toasts for screens. The Toaster is loaded after the first screen; until then they wait here.

export type ToastSpec = {
  tone: 'success' | 'error' | 'info';
  text: string;
  /** What screen readers read instead of `text`; nothing when it is empty. */
  spoken?: string;
  at: 'top-center' | 'top-right';
  action?: { label: string; onAct: () => void };
  /** A toast replaces the one with the same id, such as the error before of the same form. */
  id?: string;
};

/** The id of a toast: its own, else the same text in the same tone has the same id. */
export const toastId = ({ tone, text, id }: Pick<ToastSpec, 'tone' | 'text' | 'id'>): string =>
  id ?? `${tone}:${text}`;

/** What shows toasts. */
type ToastBoard = {
  readonly show: (spec: ToastSpec) => void;
  readonly dismiss: (id: string) => void;
  readonly clear: () => void;
};

/** Toasts until the board is loaded, by id. */
const waiting = new Map<string, ToastSpec>();
let board: ToastBoard = {
  show: spec => void waiting.set(toastId(spec), spec),
  dismiss: id => void waiting.delete(id),
  clear: () => waiting.clear(),
};

/** Sets the board, and shows the toasts that have waited for it. */
export function connectToasts(loaded: ToastBoard): void {
  board = loaded;
  for (const spec of waiting.values()) board.show(spec);
  waiting.clear();
}

/** Shows a message for 3000 ms. The same text in the same tone is shown once; its time starts again. */
export const showToast = (spec: ToastSpec): void => board.show(spec);

/** Removes a toast whose text is not true any more. */
export const takeBackToast = (spec: Pick<ToastSpec, 'tone' | 'text' | 'id'>): void =>
  board.dismiss(toastId(spec));

/** Removes all toasts: at a log-out, or for another account. */
export const clearToasts = (): void => board.clear();
