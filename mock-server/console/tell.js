import { ask, by, onSubmit, say } from './page.js';
import { callOf } from './steps.js';

const most = 4000;

export function startTelling(changed) {
  onSubmit('#tell', async ({ line }) => {
    const call = callOf(line.trim());
    if (call === null) return say('Write it so: POST /__mock/clock {"advance": "30s"}', { bad: true });
    const answer = await ask(call.method, call.path, call.body);
    by('#told').textContent = answer === null ? '' : JSON.stringify(answer, null, 2).slice(0, most);
    if (answer !== null) say('Done.');
    return changed();
  });
}
