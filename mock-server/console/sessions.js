// The sessions of markets that wait for their results.

/** The minute of the day of a time such as `3:00 PM`. */
export function minuteOf(time) {
  const [, hour, minute, half] = /^(\d+):(\d+) (AM|PM)$/.exec(time);
  return (Number(hour) % 12) * 60 + Number(minute) + (half === 'PM' ? 720 : 0);
}

export const isOvernight = ({ open_time, close_time }) =>
  close_time !== undefined && minuteOf(close_time) < minuteOf(open_time);

/**
 * The sessions without a result of the day in the order of their times: those that have ended first. `body` is the order
 * for `POST results`, still without a number.
 */
export function awaited({ markets, starline, gali }, minute) {
  const slot = (row, word) => ({
    name: row.game_name,
    time: row.open_time,
    word,
    body: { game_id: row.id },
    result: row.open_result,
  });
  const main = markets.flatMap(row => {
    const ends = session => ({
      name: `${row.game_name}, ${session}`,
      time: row[`${session}_time`],
      word: 'pana',
      body: { game_id: row.id, session },
      result: row[`${session}_result`],
    });
    // The close of an overnight market belongs to its day before in the morning: it is declared in the table.
    return isOvernight(row) ? [ends('open')] : [ends('open'), ends('close')];
  });
  return [...main, ...starline.map(row => slot(row, 'pana')), ...gali.map(row => slot(row, 'jodi'))]
    .filter(({ result }) => result === null)
    .map(session => ({ ...session, isDue: minuteOf(session.time) <= minute }))
    .toSorted((a, b) => minuteOf(a.time) - minuteOf(b.time));
}

/** The minute of the day of a moment in a zone. */
export function minuteAt(now, zone) {
  const [hour, minute] = new Date(now)
    .toLocaleTimeString('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' })
    .split(':')
    .map(Number);
  return hour * 60 + minute;
}

/** A number that can come: three digits that rise, 0 last, or two of any kind. */
export function drawn(word) {
  const digit = () => Math.floor(Math.random() * 10);
  if (word === 'jodi') return `${digit()}${digit()}`;
  return [digit(), digit(), digit()].toSorted((a, b) => (a || 10) - (b || 10)).join('');
}
