import * as v from 'valibot';
import { declarationOf, resultOrder } from '../data/result-order.ts';
import { decideDeposit, decideWithdrawal } from '../rules/money.ts';
import { declareNow } from '../world/declaration.ts';
import { edit } from '../world/world.ts';
import { nowOf, read, type Routes } from './route.ts';

const depositBody = v.strictObject({ status: v.picklist(['approved', 'rejected']) });
const withdrawalBody = v.strictObject({
  status: v.picklist(['approved', 'cancelled']),
  payment_receipt: v.optional(v.nullable(v.string()), null),
});

/** The decisions of the provider's people: results, deposits, withdrawals. */
export const decisionRoutes: Routes = {
  'POST results': (mock, { body }) => ({
    winners: declareNow(mock.world, declarationOf(read(resultOrder, body))),
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
