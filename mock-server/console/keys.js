// The keys of presenters, which hand-held clickers send too.

const keys = ['ArrowRight', 'ArrowDown', 'PageDown', ' '];

/** A field keeps its keys, and a button keeps the space bar. */
export function onPresenterKey(next) {
  addEventListener('keydown', event => {
    const { key, target, repeat, altKey, ctrlKey, metaKey } = event;
    if (!keys.includes(key) || repeat || altKey || ctrlKey || metaKey) return;
    const isTaken = key === ' ' ? 'input, select, textarea, button, summary, a' : 'input, select, textarea';
    if (!document.body.classList.contains('running') || target.closest?.(isTaken)) return;
    event.preventDefault();
    void next();
  });
}
