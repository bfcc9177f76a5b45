import { createStore } from 'jotai';
import { afterEach, expect, it } from 'vitest';
import { plainConfig } from '../../src/api/plain-config.ts';
import { browserEnvironment } from '../../src/app/boot/browser-environment.ts';
import { recordDay } from '../../src/domain/history/record-day.ts';
import { setRecordZone } from '../../src/domain/history/record-zone.ts';

afterEach(() => setRecordZone('Asia/Kolkata'));

it('the app reads the dates of records in the zone of its config, and in that of India before', () => {
  const { configured } = browserEnvironment(createStore());
  // 00:30 of the next day in India, 23:00 in Dubai.
  expect(recordDay('2026-11-24T19:00Z')).toBeNull();
  configured({ ...plainConfig, zone: 'Asia/Dubai' });
  expect(recordDay('2026-11-24T19:00Z')).toBe('2026-11-24');
});
