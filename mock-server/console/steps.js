const kinds = [
  ['open', /^Open `\/(\S*)`\.$/],
  ['type', /^Type `(.+)` into \*\*(.+)\*\*\.$/],
  ['press', /^Press \*\*(.+)\*\*\.$/],
  ['choose', /^Choose \*\*(.+)\*\*\.$/],
  ['see', /^See "(.+)"\.?$/],
];

export function stepsOf(demo) {
  let say = '';
  const steps = [];
  for (const step of demo.steps) {
    if (step.say !== undefined) say = step.say;
    else if (step.picture === undefined) steps.push({ ...stepOf(step), say });
  }
  return steps;
}

function stepOf(step) {
  if (typeof step !== 'string')
    return step.tell === undefined
      ? { kind: 'count', words: step.words, text: step.of, wanted: step.count }
      : { kind: 'tell', words: step.words, text: step.tell };
  for (const [kind, pattern] of kinds) {
    const [, text, label] = pattern.exec(step) ?? [];
    if (text !== undefined) return { kind, words: step.replaceAll(/[*`]{1,2}/g, ''), text, label };
  }
  throw new Error(`No such step: ${step}`);
}

/** The parts of a line such as `POST /__mock/reset {"scenario": "default"}`. */
export function callOf(line) {
  const [, method, path, text] =
    /^(GET|POST|PATCH|PUT|DELETE)\s+(?:\/__mock\/)?([^\s/]\S*)(?:\s+(.+))?$/.exec(line) ?? [];
  if (method === undefined) return null;
  try {
    return { method, path, body: text === undefined ? undefined : JSON.parse(text) };
  } catch {
    return null;
  }
}
