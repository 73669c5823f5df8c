import type { Connection } from '../../../adapter/connection.js'
import type { Transfer, Transfers } from '../../../adapter/transfers.js'
import { isRejection } from '../../../errors/toModalError.js'
import type { Account } from '../../../types/account.js'
import { all, type Case, needsLedger } from '../case.js'
import { check, equal } from '../check.js'
import type { Stage } from '../createStage.js'
import type { TransferFacts } from '../ledgerDriver.js'
import { type OnLedger, onLedger, present } from '../onLedger.js'

/** A port on which nobody may listen. */
const NOBODY = 'http://127.0.0.1:1'

interface OnTransfers extends OnLedger {
  readonly transfers: Transfers
  readonly facts: OnLedger['facts']
  readonly sent: TransferFacts
  readonly wallet: unknown
  readonly connection: Connection
  readonly account: Account
  /** Of the native coin, and of a token where there is one. */
  readonly both: readonly Transfer[]
}

/** A page whose owner has connected a wallet that has something to send. */
function onTransfers(stage: Stage, use: (on: OnTransfers) => Promise<void>, isAlone = false): Promise<void> {
  return onLedger(
    stage,
    async (on) => {
      const transfers = present(on.ledger.transfers, 'transfers')
      const sent = await present(on.facts.transfers, 'ledger.transfers of the driver').call(on.facts)
      const wallet = await stage.place()
      const connection = await on.site.connect()
      const [account] = connection.accounts
      const native: Transfer = { network: on.network, from: account, to: sent.to, amount: sent.amount }
      const both = sent.token ? [native, { ...native, ...sent.token }] : [native]
      await use({ ...on, transfers, sent, wallet, connection, account, both })
    },
    isAlone ? () => [NOBODY] : undefined,
  )
}

const kindOf = ({ token }: Transfer) => (token ? token.symbol : 'the native coin')

/** Sends while the owner's word is waited for; gives the hash. */
const send = (stage: Stage, on: OnTransfers, transfer: Transfer) =>
  approve(stage, on, 'send()', () => on.transfers.send(transfer, on.connection))

/** Something that the owner is asked for once, and says yes to. */
async function approve<T>(stage: Stage, { wallet, node }: OnTransfers, name: string, act: () => Promise<T>) {
  const { driver } = stage
  driver.mode(wallet, 'hold')
  const sending = act()
  sending.catch(() => {})
  await stage.until(() => driver.open(wallet) === 1, `${name} asks the owner.`)
  await stage.settle()
  equal(driver.open(wallet), 1, `${name} asks the owner once.`)
  driver.release(wallet, 'approve')
  const answer = await stage.within(sending, `${name} resolves when the owner has said yes, and asks nothing more.`)
  driver.mode(wallet, 'approve')
  await node.include?.()
  return answer
}

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
    name: 'mark: is another one once something was sent, and only then',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async (on) => {
        const { transfers, network, account, both } = on
        const { mark } = transfers
        if (!mark) return
        const read = () => stage.within(mark({ address: account.address, network }), 'mark() resolves.')
        for (const transfer of both) {
          const before = await read()
          check(before !== undefined, 'mark() tells where an account of the owner stands.')
          equal(await read(), before, 'Nothing was sent, and the mark is the same.')
          const { hash, nonce } = await send(stage, on, transfer)
          const query = { hash, nonce, address: account.address, network }
          await stage.until(async () => (await transfers.state(query)).status === 'confirmed', 'It is included.')
          check((await read()) !== before, 'Something was sent, and the mark is another one.')
        }
      }),
  },
  {
    name: 'nfts: the one that is meant is tried out and arrives',
    lacks: needsLedger('transfers'),
    run: (stage) =>
      onTransfers(stage, async (on) => {
        const { transfers, network, account, sent } = on
        const { nfts = [] } = sent
        const kinds = [...new Set(nfts.map(({ nft }) => nft.standard))].sort()
        equal([...(transfers.nfts ?? [])].sort(), kinds, 'The adapter names the kinds of NFTs that it sends.')
        for (const each of nfts) {
          const transfer: Transfer = { network, from: account, to: sent.to, ...each }
          const holds = async (address: string) =>
            (await stage.within(transfers.quote({ ...transfer, from: { ...account, address } }), 'quote() resolves.'))
              .balance
          const [mine, theirs] = [await holds(account.address), await holds(sent.to)]
          check(mine >= each.amount, `The account has ${each.token.name}, and quote() says so.`)
          const tooMuch = await stage.within(
            transfers.simulate({ ...transfer, amount: mine + 1n }),
            'simulate() resolves.',
          )
          check(tooMuch.status !== 'succeeds', `More of ${each.token.name} than there is cannot be sent.`)
          const tried = await stage.within(transfers.simulate(transfer), 'simulate() resolves.')
          check(tried.status !== 'fails', `A transfer of ${each.token.name} that works is not said to fail.`)
          if (tried.status === 'succeeds') {
            // What the chain takes of the coin beside it is none of its business.
            const things = tried.changes.filter(({ token }) => token.address !== undefined)
            const changes = things.map(({ token, amount }) => `${token.tokenId} ${amount}`).sort()
            const wanted = [-each.amount, each.amount].map((amount) => `${each.nft.tokenId} ${amount}`).sort()
            equal(changes, wanted, 'Nothing else changes hands, and which one it is is said.')
          }
          const { hash, nonce } = await send(stage, on, transfer)
          const query = { hash, nonce, address: account.address, network }
          await stage.until(async () => (await transfers.state(query)).status === 'confirmed', 'It is included.')
          equal(String(await holds(account.address)), String(mine - each.amount), 'The sender has no more of it.')
          equal(String(await holds(sent.to)), String(theirs + each.amount), 'The receiver has it.')
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
    name: 'sendAll: asks once for several, and all arrive',
    lacks: needsLedger('transfers', 'several'),
    run: (stage) =>
      onTransfers(stage, async (on) => {
        const { connection, both } = on
        const sendAll = present(on.transfers.sendAll, 'sendAll()')
        const readCalls = present(connection.readCalls, 'readCalls() of the connection')
        const before = await Promise.all(both.map((each) => holds(on, each)))
        const several = [present(both[0], 'A transfer'), ...both.slice(1)] as const
        const { id } = await approve(stage, on, 'sendAll()', () => sendAll(several, connection))
        await stage.until(async () => (await readCalls({ id })).status === 'confirmed', 'readCalls() tells the end.')
        for (const [index, transfer] of both.entries()) {
          const after = await holds(on, transfer)
          const had = before[index]
          if (had === undefined || after === undefined) continue
          equal(String(after - had), String(transfer.amount), `The receiver has what was sent of ${kindOf(transfer)}.`)
        }
      }),
  },
  {
    name: 'sendAll: asks nobody where the wallet cannot',
    lacks: all(needsLedger('transfers', 'several'), ({ ids }) => (ids[1] ? [] : ['ids[1]'])),
    run: (stage) =>
      onTransfers(stage, async ({ transfers, both: [native], site }) => {
        const { driver } = stage
        const [, walletId] = driver.ids
        const wallet = await stage.place(walletId)
        const connection = await site.connect({ walletId: present(walletId, 'A second id') })
        driver.mode(wallet, 'hold')
        const transfer = { ...present(native, 'A transfer'), from: connection.accounts[0] }
        const sending = present(transfers.sendAll, 'sendAll()')([transfer, transfer], connection)
        await stage.refusesWith(sending, 'ACT_UNSUPPORTED', 'sendAll() says that this wallet cannot.')
        equal(driver.open(wallet), 0, 'Its owner is not asked.')
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
  {
    name: 'activity: tells what was sent, newest first, page by page',
    lacks: all(needsLedger('transfers'), needsLedger('activity')),
    run: (stage) =>
      onTransfers(stage, async (on) => {
        const { network, account, both, facts } = on
        const hashes: string[] = []
        for (const transfer of both) {
          const { hash } = await send(stage, on, transfer)
          const query = { hash, address: account.address, network }
          await stage.until(async () => (await on.transfers.state(query)).status === 'confirmed', 'It is included.')
          hashes.unshift(hash)
        }
        const items = await readAll(stage, on)
        const told = items.map(({ hash }) => hash)
        equal(new Set(told).size, told.length, 'A transaction is told once.')
        check(
          items.every(({ caipNetworkId }) => caipNetworkId === network.caipNetworkId),
          'All are of the network that was asked for.',
        )
        const times = items.flatMap(({ at }) => at ?? [])
        check(
          times.every((at, index) => at <= (times[index - 1] ?? at)),
          'The newest comes first.',
        )
        check(
          items.every(({ transfers }) => transfers.every(({ amount = '0' }) => /^\d+(\.\d+)?$/.test(amount))),
          'Amounts are decimal text, not below zero: the direction is told beside it.',
        )
        const found = told.filter((hash) => hashes.includes(hash))
        equal(found, facts.activity === 'all' ? hashes : found, 'What was sent is told, the last one first.')
      }),
  },
]

/** What the receiver has of what is sent. Undefined where the adapter cannot read it. */
async function holds({ site, ledger, network }: OnTransfers, { to, token }: Transfer): Promise<bigint | undefined> {
  if (!token) return (await site.adapter.balances?.({ address: to, network }))?.[0]?.amount
  const all = await ledger.tokens?.({ address: to, network, known: [token] })
  return all && (all.find(({ address }) => address === token.address)?.amount ?? 0n)
}

/** All pages. */
async function readAll(stage: Stage, { ledger, network, account, both }: OnTransfers) {
  const activity = present(ledger.activity, 'activity()').bind(ledger)
  const known = both.flatMap(({ token }) => token ?? [])
  const { address } = account
  const first = await stage.within(activity({ address, network, known }), 'activity() resolves.')
  const items = [...first.items]
  for (let { next } = first; next !== undefined; ) {
    const page = await stage.within(activity({ address, network, known, cursor: next }), 'activity() resolves.')
    items.push(...page.items)
    check(page.next !== next, 'The pages come to an end.')
    next = page.next
  }
  return items
}
