import type { Connection } from '../../adapter/connection.js'
import type { Transfer, TransferMethods } from '../../adapter/transfers.js'
import type { Account } from '../../types/account.js'
import type { TransferTestData } from './chainReaderDriver.js'
import { checkEqual } from './check.js'
import type { CaseEnvironment } from './createCaseEnvironment.js'
import { type ChainReaderCaseRun, requireMember, runWithChainReader } from './runWithChainReader.js'

// Closed port: requests fail at once.
const NOBODY = 'http://127.0.0.1:1'

export interface TransferCaseRun extends ChainReaderCaseRun {
  readonly transfers: TransferMethods
  readonly facts: ChainReaderCaseRun['facts']
  readonly sent: TransferTestData
  readonly wallet: unknown
  readonly connection: Connection
  readonly account: Account
  readonly both: readonly Transfer[]
}

export function runWithTransfers(
  stage: CaseEnvironment,
  use: (on: TransferCaseRun) => Promise<void>,
  isAlone = false,
): Promise<void> {
  return runWithChainReader(
    stage,
    async (on) => {
      const transfers = requireMember(on.chainReader.transfers, 'transfers')
      const sent = await requireMember(on.facts.transfers, 'chainReader.transfers of the driver').call(on.facts)
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

export const describeAsset = ({ token }: Transfer) => (token ? token.symbol : 'the native coin')

export const sendAndApprove = (stage: CaseEnvironment, on: TransferCaseRun, transfer: Transfer) =>
  approveRequest(stage, on, 'send()', () => on.transfers.send(transfer, on.connection))

export async function approveRequest<T>(
  stage: CaseEnvironment,
  { wallet, node }: TransferCaseRun,
  name: string,
  callback: () => Promise<T>,
) {
  const { driver } = stage
  driver.mode(wallet, 'hold')
  const sending = callback()
  sending.catch(() => {})
  await stage.until(() => driver.open(wallet) === 1, `${name} asks the owner.`)
  await stage.settle()
  checkEqual(driver.open(wallet), 1, `${name} asks the owner once.`)
  driver.release(wallet, 'approve')
  const answer = await stage.within(sending, `${name} resolves when the owner has said yes, and asks nothing more.`)
  driver.mode(wallet, 'approve')
  await node.include?.()
  return answer
}

// Returns undefined if the adapter cannot read the balance.
export async function readReceiverBalance(
  { site, chainReader, network }: TransferCaseRun,
  { to, token }: Transfer,
): Promise<bigint | undefined> {
  if (!token) return (await site.adapter.balances?.({ address: to, network }))?.[0]?.amount
  const all = await chainReader.tokens?.({ address: to, network, known: [token] })
  return all && (all.find(({ address }) => address === token.address)?.amount ?? 0n)
}
