import type { Game } from '../../domain/game/games.ts';
import type { Points } from '../../domain/points.ts';
import { fillField } from '../../ui/fields/fill-field.ts';

/** Fills in empty points while a number is typed: from the points themselves, the player means to type them. */
export function fillPoints(form: HTMLFormElement, points: Points | null): void {
  const field = form.elements.namedItem('points');
  if (points === null || !(field instanceof HTMLInputElement) || field.value !== '') return;
  if (document.activeElement === field || !form.contains(document.activeElement)) return;
  fillField(field, points);
}

/** A number or points are typed, which the player means to be a part of the bid. */
export function isTyped(form: HTMLFormElement, game: Game): boolean {
  const fields = new FormData(form);
  return [...game.inputs.map(({ name }) => name), 'points'].some(name => (fields.get(name) ?? '') !== '');
}
