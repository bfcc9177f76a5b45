import { measureBytes, scriptsOf } from '/work/wt-histories/tests/bench/bytes.ts';
const b = await measureBytes();
console.log(
  b,
  (b.login / b.floor).toFixed(4),
  (b.home / b.floor).toFixed(4),
  (b.route / b.floor).toFixed(4),
  (b.routes / b.floor).toFixed(4),
);
for (const p of [
  '/login',
  '/imp',
  '/single',
  '/imp4',
  '/transaction',
  '/imp7',
  '/withdraw',
  '/settings',
  '/imp2',
]) {
  const { statSync } = await import('node:fs');
  console.log(
    p,
    scriptsOf(p).reduce((s, f) => s + statSync('/work/wt-histories/dist' + f + '.br').size, 0),
    scriptsOf(p).length,
  );
}
