export function minuteOf(time) {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time);
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}

export const isOvernight = ({ open_time, close_time }) =>
  close_time !== undefined && minuteOf(close_time) < minuteOf(open_time);

/** Whether the day's result is declared. A board may show another day's. */
export const isDeclared = ({ results }, { family, game_id, session = null }) =>
  results.some(row => row.family === family && row.game_id === game_id && row.session === session);

/** `body` is the body of `POST results`, without a number. */
export function awaited(world, minute) {
  const { markets, starline, gali } = world;
  const slot = (row, family, word) => ({
    name: row.game_name,
    time: row.open_time,
    word,
    body: { game_id: row.id },
    isOut: isDeclared(world, { family, game_id: row.id }),
  });
  const main = markets.flatMap(row => {
    const ends = session => ({
      name: `${row.game_name}, ${session}`,
      time: row[`${session}_time`],
      word: 'pana',
      body: { game_id: row.id, session },
      isOut: isDeclared(world, { family: 'main', game_id: row.id, session }),
    });
    // In the morning an overnight market's close still belongs to the day before, so it is declared in the
    // table.
    return isOvernight(row) ? [ends('open')] : [ends('open'), ends('close')];
  });
  return [
    ...main,
    ...starline.map(row => slot(row, 'starline', 'pana')),
    ...gali.map(row => slot(row, 'gali', 'jodi')),
  ]
    .filter(({ isOut }) => !isOut)
    .map(session => ({ ...session, isDue: minuteOf(session.time) <= minute }))
    .toSorted((a, b) => minuteOf(a.time) - minuteOf(b.time));
}

export function minuteAt(now, zone) {
  const [hour, minute] = new Date(now)
    .toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}

/** A random result: a pana whose digits rise, with 0 last, or any jodi. */
export function drawn(word) {
  const digit = () => Math.floor(Math.random() * 10);
  if (word === 'jodi') return `${digit()}${digit()}`;
  return [digit(), digit(), digit()].toSorted((a, b) => (a || 10) - (b || 10)).join('');
}
