import { presents } from './channel.js';
import { by, make, say } from './page.js';
import { placeOf } from './places.js';
import { hasAddress } from './transport.js';

const wide = matchMedia('(min-width: 1100px)');
const frame = by('#phone iframe');
const blank = 'about:blank';
/** Pixels above and below the glass of a phone that is as high as the window. */
const edges = 22;

export function startPhone() {
  // The phone of a presenter is in the console's window.
  if (presents !== null) return followBar();
  by('#sizes').addEventListener('change', fit);
  // The second frame has its own storage, for another player. So a demo that stores its world there
  // cannot have one.
  const second = by('#second input');
  by('#second').hidden = !hasAddress || !('credentialless' in frame);
  second.addEventListener('change', () => showSecond(second.checked));
  wide.addEventListener('change', fit);
  frame.addEventListener('load', () => {
    hideScrollbar();
    // Hides the blank page, which would be white in the dark theme, until the app is drawn.
    frame.classList.toggle('shown', frame.getAttribute('src') !== blank);
  });
  addEventListener('resize', fit);
  followBar();
}

function followBar() {
  new ResizeObserver(fit).observe(by('header'));
  fit();
}

export function fit() {
  const bar = by('header').offsetHeight;
  document.documentElement.style.setProperty('--bar-height', `${bar}px`);
  const isAudience = document.body.classList.contains('audience');
  if (presents !== null || !(wide.matches || isAudience)) return;
  if (frame.getAttribute('src') === null) frame.src = '../';
  const [width, height] = by('#sizes input:checked').value.split('x').map(Number);
  const below = by('aside').offsetHeight - by('#phones').offsetHeight;
  const scale = isAudience
    ? Math.min((innerHeight - edges) / height, (innerWidth - edges) / width)
    : Math.min(1, Math.max(0.5, (innerHeight - bar - below - 64) / height));
  const { style } = by('aside');
  for (const [name, value] of [
    ['--phone-width', `${width}px`],
    ['--phone-height', `${height}px`],
    ['--phone-scale', String(scale)],
  ])
    style.setProperty(name, value);
  document.body.dataset.phones = String(document.querySelectorAll('aside iframe').length);
}

/** A phone's scrollbar takes no room, so the frame hides its own. */
function hideScrollbar() {
  const { innerWidth: whole, document: page } = frame.contentWindow;
  const bar = whole - page.documentElement.getBoundingClientRect().width;
  if (bar > 0 && bar < 30) by('aside').style.setProperty('--scrollbar', `${bar}px`);
}

function showSecond(shown) {
  by('#second-phone')?.remove();
  if (shown) {
    const other = make('iframe', { title: 'The app of a second player', credentialless: true, src: '../' });
    by('#phones').append(
      make('div', { className: 'phone', id: 'second-phone' }, make('div', { className: 'glass' }, other)),
    );
    say('Two players: log in as 9876543211 with demo1234 in the second phone.');
  }
  fit();
}

/** Makes the phone like a new device: without a login, and in English as in the demos. */
export async function clearPhone() {
  await go(blank);
  localStorage.clear();
  sessionStorage.clear();
  localStorage.setItem('matka.settings.v1', JSON.stringify({ language: 'en' }));
  const names = (await indexedDB.databases()).map(({ name }) => name);
  // A demo without a server stores its world in such a database.
  await Promise.all(names.filter(name => !name.startsWith('matka-demo:')).map(emptied));
  await go('../');
}

/** Returns the app's address without its host, or null while there is no page. */
export function pathInPhone() {
  const { pathname, search, protocol } = frame.contentWindow.location;
  return protocol.startsWith('http') ? pathname + search : null;
}

/** Opens the app where it was before a reload. */
export async function reopenPhone(path) {
  await go(path ?? '../');
  await ready(() => true);
}

/** Empties databases, because removing one would wait for every tab that has it open. */
const emptied = name =>
  new Promise(done => {
    const opening = indexedDB.open(name);
    // The database has gone meanwhile. Do not create another one.
    opening.addEventListener('upgradeneeded', () => opening.transaction.abort());
    opening.addEventListener('error', done);
    opening.addEventListener('success', () => {
      const database = opening.result;
      const stores = [...database.objectStoreNames];
      const close = () => done(database.close());
      if (stores.length === 0) return close();
      const write = database.transaction(stores, 'readwrite');
      for (const store of stores) write.objectStore(store).clear();
      for (const end of ['complete', 'abort']) write.addEventListener(end, close);
    });
  });

const page = () => frame.contentDocument;

function go(address, limit = 15_000) {
  return new Promise(done => {
    frame.addEventListener('load', () => done(true), { once: true });
    setTimeout(done, limit, false);
    frame.src = address;
  });
}

/** The app may miss presses before it is ready. */
async function ready(isWanted) {
  const end = performance.now() + 3000;
  const isReady = () => frame.contentWindow.performance.getEntriesByName('ready').length > 0;
  while (isWanted() && !isReady() && performance.now() < end)
    await new Promise(again => setTimeout(again, 50));
}

export async function doInPhone(step, isWanted, limit) {
  if (step.kind === 'open') {
    if (!(await go(`../${step.text}`, limit))) return false;
    await ready(isWanted);
    return true;
  }
  const place = await found(step, isWanted, limit);
  if (place === null) return false;
  if (step.kind === 'type') typeInto(place, step.text);
  else if (step.kind !== 'see') place.click();
  return true;
}

export async function found(step, isWanted, limit) {
  const end = performance.now() + limit;
  while (isWanted() && performance.now() < end) {
    const place = placeOf(page(), step);
    if (place !== null && !place.disabled && place.ariaDisabled !== 'true') return place;
    await new Promise(again => setTimeout(again, 100));
  }
  return null;
}

/** Uses the field's own setter, so that the app notices the change. */
function typeInto(field, text) {
  const { HTMLInputElement, HTMLTextAreaElement, InputEvent } = frame.contentWindow;
  const kind = field.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
  field.focus({ preventScroll: true });
  Object.getOwnPropertyDescriptor(kind.prototype, 'value').set.call(field, text);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
}

export function point(place) {
  const ring = by('#ring');
  ring.hidden = place === null || !place.isConnected;
  if (ring.hidden) return;
  const { left, top, width, height } = place.getBoundingClientRect();
  const scale = frame.getBoundingClientRect().width / frame.offsetWidth;
  const px = length => `${length * scale}px`;
  Object.assign(ring.style, {
    left: px(left - 6),
    top: px(top - 6),
    width: px(width + 12),
    height: px(height + 12),
  });
}
