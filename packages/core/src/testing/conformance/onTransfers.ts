import type { Connection } from '../../adapter/connection.js'
import type { Transfer, Transfers } from '../../adapter/transfers.js'
import type { Account } from '../../types/account.js'
import { equal } from './check.js'
import type { Stage } from './createStage.js'
import type { TransferFacts } from './ledgerDriver.js'
import { type OnLedger, onLedger, present } from './onLedger.js'

/** A port on which nobody may listen. */
const NOBODY = 'http://127.0.0.1:1'

export interface OnTransfers extends OnLedger {
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
export function onTransfers(stage: Stage, use: (on: OnTransfers) => Promise<void>, isAlone = false): Promise<void> {
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

export const kindOf = ({ token }: Transfer) => (token ? token.symbol : 'the native coin')

/** Sends while the owner's word is waited for; gives the hash. */
export const send = (stage: Stage, on: OnTransfers, transfer: Transfer) =>
  approve(stage, on, 'send()', () => on.transfers.send(transfer, on.connection))

/** Something that the owner is asked for once, and says yes to. */
export async function approve<T>(stage: Stage, { wallet, node }: OnTransfers, name: string, act: () => Promise<T>) {
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

/** What the receiver has of what is sent. Undefined where the adapter cannot read it. */
export async function holds(
  { site, ledger, network }: OnTransfers,
  { to, token }: Transfer,
): Promise<bigint | undefined> {
  if (!token) return (await site.adapter.balances?.({ address: to, network }))?.[0]?.amount
  const all = await ledger.tokens?.({ address: to, network, known: [token] })
  return all && (all.find(({ address }) => address === token.address)?.amount ?? 0n)
}
