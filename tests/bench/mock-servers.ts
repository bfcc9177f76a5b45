// Starts one server for the bench, by its name, and prints its port.
import { createServer, type RequestListener } from 'node:http';
import jsonServer from 'json-server';
import { createMock } from '../support/app-mock.ts';
import { serve } from '../../mock-server/http/server.ts';

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

const servers = {
  mock: () => serve(mock, { site: null, token: null }),
  'json-server': () => createServer(bareJsonServer()),
  'node:http': () => createServer(bareHttp()),
};

const [name] = process.argv.slice(2);
const server = servers[name === 'mock' || name === 'json-server' ? name : 'node:http']();
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  console.log(address !== null && typeof address === 'object' ? address.port : 0);
});
