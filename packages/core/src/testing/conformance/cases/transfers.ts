import { isRejection } from '../../../errors/toModalError.js'
import { type Case, needsLedger } from '../case.js'
import { check, equal } from '../check.js'
import { present } from '../onLedger.js'
import { holds, kindOf, onTransfers, send } from '../onTransfers.js'

export const transfers: readonly Case[] = [
  {
    name: 'quote: fees and the most that can be sent fit into what is there',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async ({ transfers, both }) => {
        for (const transfer of [...both, ...both.map((each) => ({ ...each, amount: 0n }))]) {
          const quote = await stage.within(transfers.quote(transfer), 'quote() resolves.')
          const { fees, balance, native, most, extra, kept = 0n, least = 0n } = quote
          const amounts = [...fees.map(({ amount }) => amount), balance, native, most, kept, least, extra?.amount ?? 0n]
          check(
            amounts.every((each) => typeof each === 'bigint' && each >= 0n),
            'Amounts are bigint, not below zero.',
          )
          check(
            fees.every((fee, index) => fee.amount >= (fees[index - 1]?.amount ?? 0n)),
            'Fees go from slow to fast.',
          )
          check(
            fees.every(({ amount, most: limit = amount }) => limit >= amount),
            'The most that a fee can be is no less than what it probably is.',
          )
          check(most <= balance, `No more of ${kindOf(transfer)} can be sent than there is.`)
          check(most > 0n, `Some of ${kindOf(transfer)} can be sent.`)
          // What the most costs may be more than what a part of it does: it takes more coins.
          const all = await stage.within(transfers.quote({ ...transfer, amount: most }), 'quote() resolves.')
          const [first] = all.fees
          const chosen = all.fees.find(({ id }) => id === (transfer.feeId ?? 'normal')) ?? first
          const fee = chosen.most ?? chosen.amount
          check(
            transfer.token || most + fee + kept + (extra?.amount ?? 0n) <= native,
            'Fee, and what has to be kept, stay when the most is sent.',
          )
        }
      }),
  },
  {
    name: 'simulate: tells what a transfer would do, or that nobody could try',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async ({ transfers, both, account }) => {
        for (const transfer of both) {
          const tried = await stage.within(transfers.simulate(transfer), 'simulate() resolves.')
          check(tried.status !== 'fails', `A transfer of ${kindOf(transfer)} that works is not said to fail.`)
          if (tried.status === 'unknown') continue
          const changeOf = (holder: string) =>
            tried.changes.find(
              ({ address, token }) =>
                address.toLowerCase() === holder.toLowerCase() &&
                (token.address ?? '').toLowerCase() === (transfer.token?.address ?? '').toLowerCase(),
            )?.amount
          equal(String(changeOf(account.address)), String(-transfer.amount), 'The sender has less, fees left out.')
          equal(String(changeOf(transfer.to)), String(transfer.amount), 'The receiver has more.')
        }
      }),
  },
  {
    name: 'simulate: does not let pass what fails',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async ({ transfers, both }) => {
        for (const transfer of both) {
          const { balance } = await transfers.quote(transfer)
          const tried = await stage.within(
            transfers.simulate({ ...transfer, amount: balance + 1n }),
            'simulate() resolves.',
          )
          check(tried.status !== 'succeeds', `More of ${kindOf(transfer)} than there is cannot be sent.`)
        }
      }),
  },
  {
    name: 'simulate: never rejects',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(
        stage,
        async ({ transfers, both }) => {
          for (const transfer of both) {
            for (const signal of [undefined, AbortSignal.abort()]) {
              const tried = await stage.within(transfers.simulate(transfer, signal), 'simulate() resolves.')
              equal(tried.status, 'unknown', 'What nobody could try is unknown.')
            }
          }
        },
        true,
      ),
  },
  {
    name: 'send: asks once, and what was sent arrives',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async (on) => {
        const { transfers, network, account, both } = on
        for (const transfer of both) {
          const before = await holds(on, transfer)
          const { hash, nonce } = await send(stage, on, transfer)
          const query = { hash, nonce, address: account.address, network }
          await stage.until(async () => {
            const { status } = await transfers.state(query)
            check(status === 'pending' || status === 'confirmed', `state() knows what was sent, but says ${status}.`)
            return status === 'confirmed'
          }, 'What was sent is included, and state() says so.')
          const after = await holds(on, transfer)
          if (before === undefined || after === undefined) continue
          equal(String(after - before), String(transfer.amount), 'The receiver has what was sent.')
        }
      }),
  },
  {
    name: 'send: a refusal is told as one',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async ({ transfers, both, connection, wallet }) => {
        stage.driver.mode(wallet, 'reject')
        for (const transfer of both) {
          const error = await stage.refusal(
            transfers.send(transfer, connection),
            'send() rejects when the owner says no.',
          )
          check(isRejection(error), `A no of the owner reads as USER_REJECTED in core, not as ${error.code}.`)
        }
      }),
  },
  {
    name: 'state: does not believe in what nobody has sent',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async ({ transfers, sent, account, network }) => {
        const query = { hash: sent.unknownHash, address: account.address, network }
        const { status } = await stage.within(transfers.state(query), 'state() resolves.')
        check(status !== 'confirmed' && status !== 'failed', `Nobody has included it, but state() says ${status}.`)
      }),
  },
  {
    name: 'transfers: reads are given up with the signal',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async ({ transfers, both: [native], sent, account, network }) => {
        const given = new AbortController()
        const quote = transfers.quote(present(native, 'A transfer'), given.signal)
        const query = { hash: sent.unknownHash, address: account.address, network, signal: given.signal }
        const state = transfers.state(query)
        state.catch(() => {})
        given.abort()
        await stage.refusesWith(quote, 'ABORTED', 'quote() is given up with its signal.')
        await stage.refusesWith(state, 'ABORTED', 'state() is given up with its signal.')
      }),
  },
]
