import { ask, by, onSubmit, say } from './page.js';

const most = 4000;

/** The field for a call as docs/demos.md writes it; what the mock answers is shown below. */
export function startTelling(changed) {
  onSubmit('#tell', async ({ line }) => {
    const call = callOf(line.trim());
    if (call === null) return say('Write it so: POST /__mock/clock {"advance": "30s"}', true);
    const answer = await ask(call.method, call.path, call.body);
    by('#told').textContent = answer === null ? '' : JSON.stringify(answer, null, 2).slice(0, most);
    if (answer !== null) say('Done.');
    return changed();
  });
}

/** The parts of `POST /__mock/reset {"scenario": "default"}`; null when it is no such line. */
function callOf(line) {
  const [, method, path, text] =
    /^(GET|POST|PATCH|PUT|DELETE)\s+(?:\/__mock\/)?([^\s/]\S*)(?:\s+(.+))?$/.exec(line) ?? [];
  if (method === undefined) return null;
  try {
    return { method, path, body: text === undefined ? undefined : JSON.parse(text) };
  } catch {
    return null;
  }
}
