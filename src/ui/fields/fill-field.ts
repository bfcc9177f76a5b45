/** Sets the value of an uncontrolled field as typing would: setting a value alone fires no event. */
export function fillField(field: HTMLInputElement | null, value: number | string): void {
  if (field === null) return;
  field.value = String(value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
