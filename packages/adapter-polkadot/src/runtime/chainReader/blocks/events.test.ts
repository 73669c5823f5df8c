import { expect, it } from 'vitest'
import { readTransactionOutcome } from './events.js'

const PAYER = '15kyC2xTckettUR82sbpzmSx9k1KgYBcVLLP2q1RySgWm2V9'

it('readTransactionOutcome reads the fee that was paid, not the one that was withheld', () => {
  const events = [
    { name: 'balances.Withdraw', args: [PAYER, '9'] },
    { name: 'balances.Deposit', args: [PAYER, '2'] },
    { name: 'transactionPayment.TransactionFeePaid', args: [PAYER, '7', '0'] },
    { name: 'system.ExtrinsicSuccess', args: [] },
  ]
  expect(readTransactionOutcome(events)).toEqual({ status: 'confirmed', payer: PAYER, fee: 7n })
})
