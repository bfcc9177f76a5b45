/** Controls and purely visual parts are left out. */
const silent = 'button, [aria-hidden=true], [hidden]';
/** A pause follows these elements. */
const parts = new Set(['LI', 'P', 'H1', 'H2', 'H3', 'DD', 'TD', 'SECTION']);

/** The words of `root` in sentences, as a screen reader reads them. */
export function spokenText(root: Element): string {
  const said: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
    if (!(node instanceof Element) || (node !== root && node.matches(silent))) return;
    node.childNodes.forEach(walk);
    said.push(parts.has(node.tagName) ? '\n' : ' ');
  };
  walk(root);
  return said
    .join('')
    .split('\n')
    .map(line => line.replace(/\s+/g, ' ').trim())
    .filter(line => line !== '')
    .map(line => (/[.!?।:]$/.test(line) ? line : `${line}.`))
    .join(' ');
}
