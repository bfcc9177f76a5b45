import { button, by, onSubmit } from './page.js';

export function startClock(act) {
  const move = (name, body) => button(name, act('POST', 'clock', body, `Clock: ${name}.`));
  by('#time-buttons').append(
    move('− 1 min', { rewind: '1m' }),
    move('+ 30 s', { advance: '30s' }),
    move('+ 1 min', { advance: '1m' }),
  );
  by('#jump-buttons').append(
    move('1 minute before open', { jump: 'before-open' }),
    move('Just after close', { jump: 'after-close' }),
    move('End of the withdraw window', { jump: 'withdraw-end' }),
  );
  by('#clock-buttons').append(
    move('− 30 min', { rewind: '30m' }),
    move('+ 30 min', { advance: '30m' }),
    move('+ 1 hour', { advance: '1h' }),
    move('+ 1 day', { advance: '1d' }),
  );
  by('#pace-buttons').append(
    move('Stop', { freeze: true }),
    move('Run', { freeze: false }),
    move('60 times as fast', { speed: 60 }),
    move("This machine's time", { now: null }),
  );
  onSubmit('#clock', ({ now }) => act('POST', 'clock', { now }, 'Clock set.')());
}
