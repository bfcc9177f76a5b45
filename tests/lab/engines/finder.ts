// Runs in the page, bundled. Finds elements as a player would, by role and accessible name.
import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

type Name = string | RegExp;
type Place = { readonly x: number; readonly y: number };

/** The visible facts of an element. */
export type Sight = {
  readonly text: string;
  readonly value: string;
  readonly checked: boolean;
  readonly focused: boolean;
  readonly disabled: boolean;
};

/** Two more roles: `text` is a text on screen, `field` has a label, because a password has no role. */
function found(role: string, name: Name): readonly HTMLElement[] {
  if (role === 'text')
    return queryAllByText(document.body, name, { ignore: 'script, style', exact: false }).filter(isShown);
  if (role === 'field') return queryAllByLabelText(document.body, name, { selector: 'input, textarea' });
  return queryAllByRole(document.body, role, { name });
}

const isShown = (element: Element): boolean => element.getClientRects().length > 0;

/** All elements of a role and name, in the order of the page. */
const look = (role: string, name: Name): readonly Sight[] =>
  found(role, name).map(element => ({
    text: element.textContent ?? '',
    value: 'value' in element && typeof element.value === 'string' ? element.value : '',
    checked: 'checked' in element && element.checked === true,
    focused: element === document.activeElement,
    disabled: element.matches(':disabled, [aria-disabled=true]'),
  }));

const centreOf = (element: Element): Place => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** Where a finger can meet the only such element, or its label; null as long as there is none or something covers it. */
function aim(role: string, name: Name): Place | null {
  const elements = found(role, name);
  const [element] = elements;
  if (element === undefined) return null;
  if (elements.length > 1) throw new Error(`${elements.length} elements are ${role} ${String(name)}`);
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
  for (const target of [element, ...labels]) {
    const place = centreOf(target);
    const met = document.elementFromPoint(place.x, place.y);
    if (met !== null && [element, ...labels].some(part => part.contains(met))) return place;
  }
  return null;
}

/** Marks the text of the field that has the focus, so that typing replaces it. */
const selectAll = (): void => {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
};

Object.assign(globalThis, { matkaFinder: { look, aim, selectAll } });
