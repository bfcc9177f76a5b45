import { expect, it } from 'vitest';
import { parsePhone } from '../../src/domain/phone.ts';
import { supportNumber, telLink, whatsappLink } from '../../src/domain/content.ts';

it.each([
  ['9876543210', '9876543210'],
  ['6000000000', '6000000000'],
  [' 98765 43210 ', '9876543210'],
  ['98765-43210', '9876543210'],
  ['+919876543210', '9876543210'],
  ['+91 98765 43210', '9876543210'],
  ['919876543210', '9876543210'],
  ['9198765432', '9198765432'],
  ['९८७६५४३२१०', '9876543210'],
  ['９８７６５４３２１０', '9876543210'],
])('%j is the phone %s', (typed, phone) => {
  expect(parsePhone(typed)).toBe(phone);
});

it.each([
  '',
  '5876543210',
  '0987654321',
  '987654321',
  '98765432101',
  '9198765432101',
  '+9198765432101',
  '915876543210',
  '+9876543210',
  '++919876543210',
  '9876543a10',
  '98765.43210',
  '９',
])('%j is no phone', typed => {
  expect(parsePhone(typed)).toBeNull();
});

it('the support number is the first with ten digits or more, else the placeholder', () => {
  expect(supportNumber([null, '', '12345', '+91 98765-43211', '9876543212'], '9876543210')).toBe(
    '919876543211',
  );
  expect(supportNumber([null, '987654321'], '9876543210')).toBe('9876543210');
  expect(supportNumber(['98765 43213'], '9876543210')).toBe('9876543213');
  expect(supportNumber([], '9876543210')).toBe('9876543210');
});

it.each([
  ['9876543210', 'https://wa.me/919876543210'],
  ['9198765432', 'https://wa.me/919198765432'],
  ['+91 98765 43210', 'https://wa.me/919876543210'],
  ['919876543210', 'https://wa.me/919876543210'],
  ['09876543210', 'https://wa.me/919876543210'],
  ['0091 98765 43210', 'https://wa.me/919876543210'],
  ['+1 202 555 0100', 'https://wa.me/12025550100'],
])('a chat with %s is %s: the prefix is decided by length', (number, link) => {
  expect(whatsappLink(number)).toBe(link);
});

it('a chat may begin with words', () => {
  expect(whatsappLink('9876543210', 'Deposit 100 & more')).toBe(
    'https://wa.me/919876543210?text=Deposit%20100%20%26%20more',
  );
});

it('a call has the country too', () => {
  expect(telLink('98765 43210')).toBe('tel:+919876543210');
});
