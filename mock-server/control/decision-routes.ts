import * as v from 'valibot';
import { decideDeposit, decideWithdrawal } from '../rules/money.ts';
import type { Declaration } from '../rules/settle.ts';
import { declareNow } from '../world/declaration.ts';
import { edit } from '../world/world.ts';
import { nowOf, read, type Routes } from './route.ts';

const idText = v.pipe(v.union([v.string(), v.number()]), v.transform(Number));

/** The fields decide the family: with a session it is a main market, with a jodi Gali, with a pana alone Starline. */
const resultBody = v.union(
  [
    v.strictObject({ game_id: idText, session: v.picklist(['open', 'close']), pana: v.string() }),
    v.strictObject({ game_id: idText, pana: v.string() }),
    v.strictObject({ game_id: idText, jodi: v.string() }),
  ],
  'game_id with session and pana, with pana alone, or with jodi expected',
);

function declarationOf(body: v.InferOutput<typeof resultBody>): Declaration {
  const { game_id } = body;
  if ('jodi' in body) return { family: 'gali', game_id, session: null, number: body.jodi };
  if ('session' in body) return { family: 'main', game_id, session: body.session, number: body.pana };
  return { family: 'starline', game_id, session: null, number: body.pana };
}

const depositBody = v.strictObject({ status: v.picklist(['approved', 'rejected']) });
const withdrawalBody = v.strictObject({
  status: v.picklist(['approved', 'cancelled']),
  payment_receipt: v.optional(v.nullable(v.string()), null),
});

/** The decisions of the provider's people: results, deposits, withdrawals. */
export const decisionRoutes: Routes = {
  'POST results': (mock, { body }) => ({
    winners: declareNow(mock.world, declarationOf(read(resultBody, body))),
  }),
  'POST fund-requests/:id': (mock, { body, id }) => {
    const { status } = read(depositBody, body);
    decideDeposit(edit(mock.world), Number(id), status, nowOf(mock));
    return { id: Number(id), status };
  },
  'POST withdrawals/:id': (mock, { body, id }) => {
    const { status, payment_receipt } = read(withdrawalBody, body);
    decideWithdrawal(edit(mock.world), Number(id), status, payment_receipt, nowOf(mock));
    return { id: Number(id), status };
  },
};
