// Starts one server for the bench, by its name, and prints its port.
import { createServer, type RequestListener } from 'node:http';
import jsonServer from 'json-server';
import { createMock } from '../../support/app-mock.ts';
import { userByMobile } from '../../../mock-server/data/refusal.ts';
import { placeBid } from '../../../mock-server/rules/bidding.ts';
import { decideDeposit, requestDeposit } from '../../../mock-server/rules/money.ts';
import { serve } from '../../../mock-server/http/server.ts';

const { mock, data } = createMock();
const { markets } = data();

/** json-server with its default middlewares, without the log, and its router over the same markets. */
function bareJsonServer(): RequestListener {
  const app = jsonServer.create();
  app.use(jsonServer.defaults({ logger: false }));
  app.use(jsonServer.router({ markets }));
  return app;
}

/** node:http alone: it reads the body and sends the same bytes each time. */
function bareHttp(): RequestListener {
  const text = JSON.stringify({ status: true, betting_status: '1', wallet_amt: 10_000, result: markets });
  return (request, response) => {
    request.resume().on('end', () => {
      response.writeHead(200, {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(text),
      });
      response.end(text);
    });
  };
}

const mobile = '9876543210';
const at = new Date(mock.world.clock.now()).toISOString();

/** Gives the player points for the bids of a run. */
function refill(): void {
  const world = data();
  const user = userByMobile(world, mobile, 'No player');
  decideDeposit(world, requestDeposit(world, user, 100_000_000, at), 'approved', at);
}

/** The mock whose player has placed a hundred thousand bids. */
function fullMock() {
  refill();
  const world = data();
  const user = userByMobile(world, mobile, 'No player');
  const rows = [{ digits: '1', closedigits: '', points: 10, session: 'Open' }] as const;
  const order = { family: 'main', game_id: 1, pana: 'Single Digit', rows } as const;
  for (let bids = 0; bids < 100_000; bids += 1)
    placeBid(world, user, order, { day: mock.world.state.day, at });
  return serve(mock, { site: null, token: null });
}

const servers = {
  mock: () => {
    refill();
    return serve(mock, { site: null, token: null });
  },
  'mock-full': fullMock,
  'json-server': () => createServer(bareJsonServer()),
  'node:http': () => createServer(bareHttp()),
};

const [name] = process.argv.slice(2);
const server =
  servers[name === 'mock' || name === 'mock-full' || name === 'json-server' ? name : 'node:http']();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(address !== null && typeof address === 'object' ? address.port : 0);
});
