// The line between the console, which shows the phone, and its presenter's window. The console sends the
// guide's view, and the presenter's window sends its button presses. Both send again and again, so that either
// can be reloaded.

/** The console that this window is the presenter's window of, or null in a console. */
export const presents = new URLSearchParams(location.search).get('presenter');

/** Milliseconds of silence after which the other window counts as closed. */
export const silence = 2500;

export const channelName = id => `matka-mock-presenter:${location.pathname}:${id}`;
