import { allPanas, singlePanas, spMotor } from '../../../src/domain/game/panna.ts';
import { utf8 } from './serve.ts';

/** The name of this page in the table. */
export const plain = 'a page with no framework';

// The cost of the browser itself: the same fields, rows and buttons by their names, written into the page by
// the shortest script that does it. It checks nothing and keeps nothing.

const style = `
body { margin: 0; padding: 16px; font: 16px/1.4 system-ui, sans-serif }
label { display: block } input, button { font: inherit; min-height: 44px }
[role=listbox] { max-height: 240px; overflow: auto; border: 1px solid #888 } [role=option] { min-height: 40px }
li { display: flex; justify-content: space-between; min-height: 44px; border-bottom: 1px solid #ccc }
[role=grid] { display: grid; grid-template-columns: repeat(10, 1fr) }
[role=grid] button { padding: 0; min-height: 36px } [role=grid] small { display: block }
footer { position: sticky; bottom: 0; background: #fff }`;

/** Rows, their total and Submit; `added` puts rows at the end in one step. */
const slip = `
const make = (name, text = '', names = {}) => {
  const element = document.createElement(name)
  element.textContent = text
  for (const key in names) element.setAttribute(key, names[key])
  return element
}
const list = document.querySelector('ul'), foot = document.querySelector('footer'), all = document.querySelector('#all')
const label = foot.querySelector('p')
let count = 0, sum = 0
const total = () => {
  label.textContent = count + ' bids ' + sum.toLocaleString('en-IN') + ' pts'
  list.hidden = foot.hidden = all.hidden = count === 0
}
const added = (numbers, points) => {
  const rows = document.createDocumentFragment()
  for (const number of numbers) {
    const row = make('li')
    row.append(make('b', number), make('span', 'Close'), make('span', points + ' pts'))
    row.append(make('button', '', { type: 'button', 'aria-label': 'Delete ' + number }))
    rows.append(row)
  }
  list.append(rows)
  count += numbers.length
  sum += numbers.length * points
  total()
}
all.onclick = () => { list.replaceChildren(); count = sum = 0; total() }
total()`;

const sangam = `
const panas = ${JSON.stringify(allPanas)}
const form = document.forms[0], fields = [...form.querySelectorAll('input')]
form.onsubmit = event => {
  event.preventDefault()
  const [open, close, points] = fields
  if (!panas.includes(open.value) || !panas.includes(close.value) || !Number(points.value)) return
  open.focus()
  added([open.value + '-' + close.value], Number(points.value))
  for (const field of fields) field.value = ''
}
for (const [place, field] of fields.entries()) {
  if (field.role !== 'combobox') continue
  const box = make('div', '', { role: 'listbox' })
  let shown = [], active = -1
  const show = found => {
    shown = found
    active = -1
    field.setAttribute('aria-expanded', found.length > 0)
    box.replaceChildren(...found.slice(0, 10).map(pana => make('option', pana, { role: 'option' })))
    if (found.length > 0) field.after(box)
    else box.remove()
  }
  field.oninput = () => {
    const found = field.value === '' ? [] : panas.filter(pana => pana.startsWith(field.value))
    show(found.length === 1 && found[0] === field.value ? [] : found)
  }
  field.onblur = () => show([])
  field.onkeydown = event => {
    if (event.key === 'ArrowDown' && shown.length > 0) {
      box.children[active]?.removeAttribute('aria-selected')
      active = (active + 1) % box.children.length
      box.children[active].setAttribute('aria-selected', true)
    } else if (event.key === 'Enter') {
      if (active >= 0) field.value = shown[active]
      show([])
      fields[place + 1].focus()
    } else return
    event.preventDefault()
  }
}`;

const motor = `
const numbers = ${JSON.stringify(spMotor('1234567890'))}
const form = document.forms[0]
form.onsubmit = event => {
  event.preventDefault()
  added(numbers, 10)
  form.reset()
}`;

const board = `
const marks = new Map(), grid = document.querySelector('[role=grid]'), summed = document.querySelector('output')
grid.onclick = ({ target }) => {
  const cell = target.closest('button'), number = cell.dataset.number
  const points = (marks.get(number) ?? 0) + 10
  marks.set(number, points)
  cell.setAttribute('aria-label', number + ', ' + points + ' points')
  const shown = cell.querySelector('small') ?? cell.appendChild(make('small'))
  shown.textContent = points
  summed.textContent = marks.size + ' numbers, ' + [...marks.values()].reduce((sum, each) => sum + each, 0) + ' points'
}`;

const field = (label: string, role = ''): string =>
  `<label for="${label}">${label}</label><input id="${label}" inputmode="numeric" autocomplete="off"${role}>`;
const combobox = ' role="combobox" aria-expanded="false"';
const form = (fields: string): string => `<form>${fields}<button>Proceed</button></form>`;
const cells = singlePanas
  .map(pana => `<button type="button" data-number="${pana}">${pana}</button>`)
  .join('');

const page = (body: string, script: string): Uint8Array =>
  utf8(`<!doctype html><meta name="viewport" content="width=device-width"><title>Plain</title><style>${style}</style>
<main>${body}<button id="all" type="button">Delete all</button><ul aria-label="Bids on this slip"></ul></main>
<footer><p></p><button type="button">Submit</button></footer><script>${slip}${script}</script>`);

const pages: Readonly<Record<string, Uint8Array>> = {
  '/fullsangam': page(
    form(field('Open Pana', combobox) + field('Close Pana', combobox) + field('Enter Points')),
    sangam,
  ),
  '/spmotor': page(form(field('Enter Pana') + field('Enter Points')), motor),
  '/singlepana': page(`<div role="grid">${cells}</div><output></output>`, board),
};

export const plainPage = (path: string): Uint8Array | null => pages[path] ?? null;
