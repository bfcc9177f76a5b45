/** What `--help` prints. */
export const help = `Checks a real provider: asks every call that moves nothing, and says what the app would make of each reply.

  --api URL            the provider's address
  --headline URL       the headline host (the same)
  --gateway URL        the host of the deposit gateway (the same)
  --key KEY            the application key
  --paths FILE         a config.json: its hosts, key, paths, siteId, zone, clock and sessionCookie;
                       the flags above stand in for its fields
  --origin URL         the app's address: also checks what a browser asks of another site (CORS)
  --mobile NUMBER      a player to log in; without it only the calls of visitors are made
  --password-file F    his password; without it the first line of standard input
  --receiver NUMBER    another player, for checkTransfer and --money transfer
  --also NAME          also makes a call that changes something but moves no points; several times
  --money NAME         also makes a call that moves points, with the smallest sum; several times
  --timeout S          seconds for each call (15)
  --json, --junit      the report for a program instead of the table
  --help               prints this list and ends

The progress goes to standard error. Exit code 0: the app can use every reply and loses nothing of it; 1: it cannot;
2: a flag is wrong.`;
