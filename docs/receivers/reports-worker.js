// A Cloudflare Worker that takes reports (docs/reports.md) and writes each as one line to its log. Nobody can make it log
// anything else: it knows each field, and nothing of the sender is kept.
const row = {
  kind: /^(error|rejection)$/,
  name: /^[A-Za-z]{2,30}$/,
  message: /^(React #\d{1,3}|[A-Za-z… ]{0,300})$/,
  stack: /^([a-z-]{1,32}-[A-Z2-7]{8}\.(js|css):\d{1,4}:\d{1,6}(,|$)){0,8}$/,
  route: /^\/[A-Za-z]{0,20}\d?(\/:market)?$/,
  file: /^([a-z-]{1,32}-[A-Z2-7]{8}\.(js|css)|picture)$/,
  directive:
    /^((child|connect|default|font|frame|img|manifest|media|object|script|style|worker)-src(-elem|-attr)?|base-uri|form-action|frame-ancestors|require-trusted-types-for|trusted-types)$/,
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
const figures = /^(form|logInMs|value|count)$/;

const typed = (name, value) =>
  name === 'stack'
    ? Array.isArray(value) && value.every(line => typeof line === 'string')
    : typeof value === (figures.test(name) ? 'number' : name === 'installed' ? 'boolean' : 'string');
const isRow = value => typeof value === 'object' && value !== null && !Array.isArray(value);
const fits = (known, value) =>
  isRow(value) &&
  Object.entries(value).every(
    ([name, inner]) => Object.hasOwn(known, name) && typed(name, inner) && known[name].test(inner),
  );
const isReport = report =>
  isRow(report) &&
  report.form === 1 &&
  Object.entries(report).every(([name, value]) =>
    lists.test(name)
      ? Array.isArray(value) && value.every(one => fits(row, one))
      : fits(whole, { [name]: value }),
  );

// Letters alone can still be a sentence of a sender: what remains are names of errors.
const errorName = /^([A-Z][a-z]+){0,3}(Error|Exception)$/;
const known = name => (errorName.test(name) ? name : 'Error');
const told = message =>
  message.startsWith('React #')
    ? message
    : [...new Set(message.split(/[^A-Za-z]+/).filter(word => errorName.test(word)))].join(' ') || '…';
const clean = ({ errors, ...report }) =>
  errors === undefined
    ? report
    : {
        ...report,
        errors: errors.map(({ name, message, ...error }) => ({
          ...error,
          ...(name !== undefined && { name: known(name) }),
          ...(message !== undefined && { message: told(message) }),
        })),
      };

const mostLines = 20;
/** Requests a minute and place of Cloudflare. */
const mostRequests = 600;
let minute = { at: 0, count: 0 };
function isTooMany(now) {
  const at = Math.floor(now / 60_000);
  minute = minute.at === at ? { at, count: minute.count + 1 } : { at, count: 1 };
  return minute.count > mostRequests;
}

/** A browser's own report of a violation, without the address of the page. */
function ofBrowser(body) {
  const [blocked] = /^\w+:\/\/[^/?#]+|^.*$/.exec(body['blocked-uri'] ?? body.blockedURL);
  const directive = body['effective-directive'] ?? body.effectiveDirective;
  return { form: 1, violations: [{ directive, blocked: blocked.replaceAll(/\d+/g, '#'), count: 1 }] };
}

export default {
  async fetch(request) {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
    if (request.method === 'OPTIONS') return new Response(null, { headers });
    if (request.method !== 'POST')
      return new Response(null, { status: 405, headers: { ...headers, Allow: 'POST' } });
    if (isTooMany(Date.now())) return new Response(null, { status: 429, headers });
    try {
      const text = await request.text();
      const all = text.length > 65_536 ? [] : [JSON.parse(text)].flat();
      const reports = all.map(one => (one.form === 1 ? one : ofBrowser(one['csp-report'] ?? one.body)));
      if (reports.length === 0 || reports.length > mostLines || !reports.every(isReport))
        throw new Error('No report');
      for (const report of reports) console.log(JSON.stringify(clean(report)));
      return new Response(null, { status: 204, headers });
    } catch {
      return new Response(null, { status: 400, headers });
    }
  },
};
