import { events, simulate } from '/work/wt-scale/tests/bench/fleet/events.ts';
const n = Number(process.argv[2]);
for (const [name, e] of Object.entries(events)) { const t=Date.now(); console.log(name, await simulate(e as never, n, 1), Date.now()-t, 'ms', Math.round(process.memoryUsage().rss/1e6),'MB'); }
