import { type AssetChange, isModalError, type Simulation, type Transfer } from '@foyer/core/adapter'
import { toBase64 } from '../../wire/base64.js'
import { type Ask, COMMITMENT } from '../read/ask.js'
import { SYSTEM } from '../read/programs.js'
import { type RawAccount, readAccount } from '../read/readAccounts.js'
import { readHolding } from '../read/readMint.js'
import { at, listOf, toText } from '../read/values.js'
import { compileTransaction } from './compile.js'
import { type Plan, plan } from './plan.js'
import { choose, feeOf, type Prices, readPrices, unitsOf, withPriority } from './readPrices.js'

/** Lets a node try it on the chain as it is now. */
export async function simulate(ask: Ask, transfer: Transfer<'solana'>, shown?: Prices): Promise<Simulation> {
  try {
    return await tryOut(ask, transfer, shown)
  } catch (cause) {
    if (isModalError(cause, 'RPC_INVALID_PARAMS')) return { status: 'fails', reason: cause.message }
    return { status: 'unknown' }
  }
}

async function tryOut(ask: Ask, transfer: Transfer<'solana'>, shown: Prices | undefined): Promise<Simulation> {
  const payer = transfer.from.address
  const planned = await plan(ask, transfer)
  const { instructions, watched } = planned
  const prices = shown ?? (await readPrices(ask, { payer, instructions }))
  const chosen = choose(prices, transfer.feeId)
  // Any blockhash: the node puts in one of today.
  const wire = compileTransaction({ payer, blockhash: SYSTEM, instructions: withPriority(instructions, chosen) })
  const addresses = [...new Set(watched.map(({ account }) => account))]
  const { value } = Object(
    await ask('simulateTransaction', [
      toBase64(wire),
      {
        ...{ encoding: 'base64', commitment: COMMITMENT, sigVerify: false, replaceRecentBlockhash: true },
        accounts: { encoding: 'base64', addresses },
      },
    ]),
  )
  const err = at(value, 'err')
  if (err === undefined) return { status: 'unknown' }
  if (err !== null) return { status: 'fails', reason: reasonOf(value) }
  const after = new Map(addresses.map((address, index) => [address, readAccount(at(value, 'accounts', index))]))
  const fee = feeOf(prices, { price: chosen.price, units: unitsOf(instructions) })
  return { status: 'succeeds', changes: changesOf(planned, { transfer, after, fee }) }
}

interface Outcome {
  readonly transfer: Transfer<'solana'>
  readonly after: ReadonlyMap<string, RawAccount | undefined>
  /** Which is not told as a change. */
  readonly fee: bigint
}

function changesOf({ watched }: Plan, { transfer, after, fee }: Outcome): readonly AssetChange[] {
  const { from, token } = transfer
  const sums = new Map<string, { change: AssetChange; amount: bigint }>()
  const add = (address: string, amount: bigint, ofToken: AssetChange['token']) => {
    const key = `${address} ${ofToken.address ?? ''}`
    const before = sums.get(key)?.amount ?? 0n
    sums.set(key, { change: { address, token: ofToken, amount: before + amount }, amount: before + amount })
  }
  const coin = { symbol: transfer.network.nativeCurrency.symbol, decimals: transfer.network.nativeCurrency.decimals }
  const once = watched.filter(({ account }, index) => watched.findIndex((each) => each.account === account) === index)
  for (const { account, holder, before } of once) {
    const now = after.get(account)
    if (account === from.address) add(holder, (now?.lamports ?? 0n) - (before?.lamports ?? 0n) + fee, coin)
    else if (!token) add(holder, (now?.lamports ?? 0n) - (before?.lamports ?? 0n), coin)
    else {
      const { address, symbol, decimals } = token
      const amount = (readHolding(now)?.amount ?? 0n) - (readHolding(before)?.amount ?? 0n)
      add(holder, amount, { address, symbol, decimals })
    }
  }
  return [...sums.values()].flatMap(({ change, amount }) => (amount === 0n ? [] : [change]))
}

/** What a program said first about it, else the error's name. */
function reasonOf(value: unknown): string {
  const logs = listOf(at(value, 'logs')).flatMap((each) => toText(each) ?? [])
  return logs.find((line) => /error|insufficient|failed/i.test(line)) ?? JSON.stringify(at(value, 'err'))
}
