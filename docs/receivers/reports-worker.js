// A Cloudflare Worker that takes reports (docs/reports.md) and writes each as one line to its log. Nobody can make it log
// anything else: it knows each field, and nothing of the sender is kept.
const row = {
  kind: /^(error|rejection)$/,
  name: /^[A-Za-z]{2,30}$/,
  message: /^(React #\d{1,3}|[A-Za-z… ]{0,300})$/,
  stack: /^([a-z-]{1,32}-[A-Z2-7]{8}\.(js|css):\d{1,4}:\d{1,6}(,|$)){0,8}$/,
  route: /^\/[A-Za-z]{0,20}\d?(\/:market)?$/,
  file: /^([a-z-]{1,32}-[A-Z2-7]{8}\.(js|css)|picture)$/,
  directive: /^[a-z-]{3,30}$/,
  blocked: /^((https?|wss?):\/\/[a-z#.:-]{1,80}|[a-z-]{1,30})$/,
  call: /^[A-Za-z]{2,31}$/,
  failed: /^[A-Za-z]{4,10}$/,
  end: /^[a-z]{5,8}$/,
  value: /^\d{1,6}(\.\d{1,3})?$/,
  count: /^\d{1,4}$/,
};
const whole = {
  form: /^1$/,
  version: /^\d{1,3}(\.\d{1,3}){2}$/,
  build: /^[\da-f]{12}$/,
  engine: /^[A-Za-z]{5,8} \d{1,3}$/,
  language: /^\w\w$/,
  installed: /^(true|false)$/,
  logInMs: /^\d{1,7}$/,
};
const lists = /^(errors|files|violations|calls|bids|vitals)$/;

const fits = (known, value) =>
  Object.entries(value).every(([name, inner]) => Object.hasOwn(known, name) && known[name].test(inner));
const isReport = report =>
  report.form === 1 &&
  Object.entries(report).every(([name, value]) =>
    lists.test(name) ? value.every(one => fits(row, one)) : fits(whole, { [name]: value }),
  );

/** What a browser says by itself of a violation, without the address of the page. */
function ofBrowser(body) {
  const [blocked] = /^\w+:\/\/[^/?#]+|^.*$/.exec(body['blocked-uri'] ?? body.blockedURL);
  const directive = body['effective-directive'] ?? body.effectiveDirective;
  return { form: 1, violations: [{ directive, blocked: blocked.replaceAll(/\d+/g, '#'), count: 1 }] };
}

export default {
  async fetch(request) {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
    if (request.method === 'OPTIONS') return new Response(null, { headers });
    try {
      const text = await request.text();
      const told = text.length > 65_536 ? [] : [JSON.parse(text)].flat();
      const reports = told.map(one => (one.form === 1 ? one : ofBrowser(one['csp-report'] ?? one.body)));
      if (reports.length === 0 || !reports.every(isReport)) throw new Error('No report');
      for (const report of reports) console.log(JSON.stringify(report));
      return new Response(null, { status: 204, headers });
    } catch {
      return new Response(null, { status: 400, headers });
    }
  },
};
