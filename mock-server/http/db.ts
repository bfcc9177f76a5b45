import type { IncomingMessage, ServerResponse } from 'node:http';
import jsonServer from 'json-server';
import * as v from 'valibot';
import { fieldOf } from '../../src/contract/envelope.ts';
import { dataSchema } from '../data/schemas.ts';
import { catchUp } from '../world/events.ts';
import type { Mock } from '../provider/mock.ts';
import { sendJson } from './send.ts';

/** Answers a request whose body has been read and parsed. */
export type Db = (request: IncomingMessage, response: ServerResponse, body: unknown) => void;

/** A response with what json-server's routes left to be rendered. */
type Rendered = ServerResponse & { readonly locals: Readonly<Record<string, unknown>> };

/**
 * json-server's own REST over the world's data, mounted at `/__mock/db`. A write works on a copy, which takes
 * the data's place only when it still fits the schema; then the whole app sees it at once.
 */
export function createDb(mock: Mock): Db {
  const { world } = mock;
  const router = jsonServer.router({ ...world.state.data });
  const render = (request: IncomingMessage, response: Rendered): void => {
    const answer = response.locals['data'];
    if (request.method === 'GET' || response.statusCode >= 400)
      return sendJson(response, response.statusCode, answer);
    const changed = v.safeParse(dataSchema, router.db.getState());
    if (!changed.success) {
      const [issue] = changed.issues;
      return sendJson(response, 400, { error: `${fieldOf(changed.issues)}: ${issue.message}` });
    }
    world.state.data = changed.output;
    if (mock.store.save()) return sendJson(response, response.statusCode, answer);
    return sendJson(response, 500, { error: `Nothing was changed. ${mock.store.trouble() ?? ''}` });
  };
  // json-server documents `router.render` as ours to replace; its types do not know it. Its last layer would
  // print a stack and answer with it: ours below says one line instead.
  Object.assign(router, { render, stack: router.stack.filter(layer => layer.handle.length < 4) });

  const app = jsonServer.create();
  app.use('/__mock/db', router);
  app.use((error: unknown, _request: IncomingMessage, response: ServerResponse, _next: unknown) => {
    sendJson(response, 400, { error: error instanceof Error ? error.message : String(error) });
  });
  return (request, response, body) => {
    catchUp(world);
    router.db.setState(request.method === 'GET' ? world.state.data : structuredClone(world.state.data));
    // `_body` tells json-server's body parser that the body has been read: its own errors are pages.
    Object.assign(request, { body, _body: true });
    app(request, response);
  };
}
