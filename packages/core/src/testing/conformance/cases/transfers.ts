import { isUserRejection } from '../../../errors/toModalError.js'
import { type ConformanceCase, needsChainReader } from '../case.js'
import { check, checkEqual } from '../check.js'
import { requireMember } from '../runWithChainReader.js'
import { describeAsset, readReceiverBalance, runWithTransfers, sendAndApprove } from '../runWithTransfers.js'

export const transferCases: readonly ConformanceCase[] = [
  {
    name: 'quote: fees and the maximum fit into the balance',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(stage, async ({ transfers, both }) => {
        for (const transfer of [...both, ...both.map((each) => ({ ...each, amount: 0n }))]) {
          const quote = await stage.within(transfers.quote(transfer), 'quote() resolves.')
          const { fees, balance, native, most, extra, reserve: kept = 0n, least = 0n } = quote
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
          check(most <= balance, `No more of ${describeAsset(transfer)} can be sent than there is.`)
          check(most > 0n, `Some of ${describeAsset(transfer)} can be sent.`)
          // The maximum may cost a higher fee than a part: it spends more inputs.
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
    name: 'simulate: reports a transfer’s effects, or that it is unknown',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(stage, async ({ transfers, both, account }) => {
        for (const transfer of both) {
          const tried = await stage.within(transfers.simulate(transfer), 'simulate() resolves.')
          check(tried.status !== 'fails', `A transfer of ${describeAsset(transfer)} that works is not said to fail.`)
          if (tried.status === 'unknown') continue
          const changeOf = (holder: string) =>
            tried.changes.find(
              ({ address, token }) =>
                address.toLowerCase() === holder.toLowerCase() &&
                (token.address ?? '').toLowerCase() === (transfer.token?.address ?? '').toLowerCase(),
            )?.amount
          checkEqual(String(changeOf(account.address)), String(-transfer.amount), 'The sender has less, fees left out.')
          checkEqual(String(changeOf(transfer.to)), String(transfer.amount), 'The receiver has more.')
        }
      }),
  },
  {
    name: 'simulate: reports that a transfer would fail',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(stage, async ({ transfers, both }) => {
        for (const transfer of both) {
          const { balance } = await transfers.quote(transfer)
          const tried = await stage.within(
            transfers.simulate({ ...transfer, amount: balance + 1n }),
            'simulate() resolves.',
          )
          check(tried.status !== 'succeeds', `More of ${describeAsset(transfer)} than there is cannot be sent.`)
        }
      }),
  },
  {
    name: 'simulate: never rejects',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(
        stage,
        async ({ transfers, both }) => {
          for (const transfer of both) {
            for (const signal of [undefined, AbortSignal.abort()]) {
              const tried = await stage.within(transfers.simulate(transfer, signal), 'simulate() resolves.')
              checkEqual(tried.status, 'unknown', 'What nobody could try is unknown.')
            }
          }
        },
        true,
      ),
  },
  {
    name: 'send: prompts once, and the transfer arrives',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(stage, async (on) => {
        const { transfers, network, account, both } = on
        for (const transfer of both) {
          const before = await readReceiverBalance(on, transfer)
          const { hash, nonce } = await sendAndApprove(stage, on, transfer)
          const query = { hash, nonce, address: account.address, network }
          await stage.until(async () => {
            const { status } = await transfers.state(query)
            check(status === 'pending' || status === 'confirmed', `state() knows what was sent, but says ${status}.`)
            return status === 'confirmed'
          }, 'What was sent is included, and state() says so.')
          const after = await readReceiverBalance(on, transfer)
          if (before === undefined || after === undefined) continue
          checkEqual(String(after - before), String(transfer.amount), 'The receiver has what was sent.')
        }
      }),
  },
  {
    name: 'send: rejects with USER_REJECTED when the user declines',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(stage, async ({ transfers, both, connection, wallet }) => {
        stage.driver.mode(wallet, 'reject')
        for (const transfer of both) {
          const error = await stage.refusal(
            transfers.send(transfer, connection),
            'send() rejects when the owner says no.',
          )
          check(isUserRejection(error), `A no of the owner reads as USER_REJECTED in core, not as ${error.code}.`)
        }
      }),
  },
  {
    name: 'state: does not find a transaction that was never sent',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(stage, async ({ transfers, sent, account, network }) => {
        const query = { hash: sent.unknownHash, address: account.address, network }
        const { status } = await stage.within(transfers.state(query), 'state() resolves.')
        check(status !== 'confirmed' && status !== 'failed', `Nobody has included it, but state() says ${status}.`)
      }),
  },
  {
    name: 'transfers: aborts reads with the signal',
    lacks: needsChainReader('transfers'),
    run: (stage) =>
      runWithTransfers(stage, async ({ transfers, both: [native], sent, account, network }) => {
        const given = new AbortController()
        const quote = transfers.quote(requireMember(native, 'A transfer'), given.signal)
        const query = { hash: sent.unknownHash, address: account.address, network, signal: given.signal }
        const state = transfers.state(query)
        state.catch(() => {})
        given.abort()
        await stage.refusesWith(quote, 'ABORTED', 'quote() is given up with its signal.')
        await stage.refusesWith(state, 'ABORTED', 'state() is given up with its signal.')
      }),
  },
]
