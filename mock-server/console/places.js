export function placeOf(page, { kind, text, label }) {
  if (!page?.body) return null;
  if (kind === 'type') return fieldOf(page, 'input, textarea', label);
  if (kind === 'choose') return fieldOf(page, 'input[type=radio], [role=radio]', text);
  if (kind === 'press') return pressable(front(page), text);
  return kind === 'see' ? textIn(page.body, text) : null;
}

const front = page => [...page.querySelectorAll('dialog[open], [role=dialog]')].find(isSeen) ?? page.body;

const isSeen = element => element.checkVisibility({ visibilityProperty: true });

/** The beginning of a name is enough, because cards and tiles contain more text. */
function pressable(place, name) {
  const all = [...place.querySelectorAll('button, a[href], [role=button]')].filter(isSeen);
  const begins = element =>
    nameOf(element).startsWith(name) && !/^\w/.test(nameOf(element).slice(name.length));
  return all.find(element => nameOf(element) === name) ?? all.find(begins) ?? null;
}

function fieldOf(page, selector, name) {
  const named = field =>
    nameOf(field) === name || [...(field.labels ?? [])].some(label => wordsIn(label) === name);
  return [...page.querySelectorAll(selector)].find(named) ?? null;
}

function textIn(place, text) {
  const wanted = text.toLowerCase();
  const has = element => flat(element.textContent).toLowerCase().includes(wanted);
  let found = null;
  for (const element of place.querySelectorAll('*'))
    if (has(element) && isSeen(element) && (found === null || found.contains(element))) found = element;
  return found;
}

function nameOf(element) {
  const label = element.getAttribute('aria-label');
  if (label !== null) return flat(label);
  const by = element.getAttribute('aria-labelledby');
  if (by === null) return wordsIn(element);
  return flat(
    by
      .split(' ')
      .map(id => element.ownerDocument.getElementById(id)?.textContent ?? '')
      .join(' '),
  );
}

function wordsIn(element) {
  const copy = element.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[aria-hidden=true], script, style')) hidden.remove();
  return flat(copy.textContent);
}

const flat = text => text.replaceAll(/\s+/g, ' ').trim();
