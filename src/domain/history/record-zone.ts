// Apart from record-day.ts, because the start of the app sets it.

/** Undefined for the device's zone. India, until the config is read. */
let zone: string | undefined = 'Asia/Kolkata';

/** The zone of the markets, used to read the dates of all records. It changes only with the config. */
export const recordZone = (): string | undefined => zone;

export function setRecordZone(next: string | undefined): void {
  zone = next;
}
