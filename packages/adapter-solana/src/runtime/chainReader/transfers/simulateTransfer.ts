import { type AssetChange, isModalError, type Simulation, type Transfer } from '@foyer/core/adapter'
import { toBase64 } from '../../wire/base64.js'
import { COMMITMENT, type NodeRequester } from '../accounts/createNodeRequester.js'
import { parseTokenHolding } from '../accounts/parseMint.js'
import { SYSTEM_PROGRAM } from '../accounts/programs.js'
import { parseAccount, type RawAccount } from '../accounts/readAccounts.js'
import { readPath, toList, toNonEmptyText } from '../accounts/values.js'
import { compileTransaction } from './compileTransaction.js'
import { planTransfer, type TransferPlan } from './planTransfer.js'
import {
  addPriorityInstructions,
  countComputeUnits,
  getTransferFee,
  pickPriorityPrice,
  readTransferPrices,
  type TransferPrices,
} from './readTransferPrices.js'

export async function simulateTransfer(
  request: NodeRequester,
  transfer: Transfer<'solana'>,
  quoted?: TransferPrices,
): Promise<Simulation> {
  try {
    return await simulateOnNode(request, transfer, quoted)
  } catch (cause) {
    if (isModalError(cause, 'RPC_INVALID_PARAMS')) return { status: 'fails', reason: cause.message }
    return { status: 'unknown' }
  }
}

async function simulateOnNode(
  request: NodeRequester,
  transfer: Transfer<'solana'>,
  quoted: TransferPrices | undefined,
): Promise<Simulation> {
  const payer = transfer.from.address
  const planned = await planTransfer(request, transfer)
  const { instructions, watched } = planned
  const prices = quoted ?? (await readTransferPrices(request, { payer, instructions }))
  const chosen = pickPriorityPrice(prices, transfer.feeId)
  // The node replaces the blockhash, so any 32 bytes serve.
  const wire = compileTransaction({
    payer,
    blockhash: SYSTEM_PROGRAM,
    instructions: addPriorityInstructions(instructions, chosen),
  })
  const addresses = [...new Set(watched.map(({ account }) => account))]
  const { value } = Object(
    await request('simulateTransaction', [
      toBase64(wire),
      {
        ...{ encoding: 'base64', commitment: COMMITMENT, sigVerify: false, replaceRecentBlockhash: true },
        accounts: { encoding: 'base64', addresses },
      },
    ]),
  )
  const err = readPath(value, 'err')
  if (err === undefined) return { status: 'unknown' }
  if (err !== null) return { status: 'fails', reason: readFailureReason(value) }
  const after = new Map(addresses.map((address, index) => [address, parseAccount(readPath(value, 'accounts', index))]))
  const fee = getTransferFee(prices, { price: chosen.price, units: countComputeUnits(instructions) })
  return { status: 'succeeds', changes: toAssetChanges(planned, { transfer, after, fee }) }
}

interface Outcome {
  readonly transfer: Transfer<'solana'>
  readonly after: ReadonlyMap<string, RawAccount | undefined>
  readonly fee: bigint
}

function toAssetChanges({ watched }: TransferPlan, { transfer, after, fee }: Outcome): readonly AssetChange[] {
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
      const amount = (parseTokenHolding(now)?.amount ?? 0n) - (parseTokenHolding(before)?.amount ?? 0n)
      add(holder, amount, { address, symbol, decimals })
    }
  }
  return [...sums.values()].flatMap(({ change, amount }) => (amount === 0n ? [] : [change]))
}

function readFailureReason(value: unknown): string {
  const logs = toList(readPath(value, 'logs')).flatMap((each) => toNonEmptyText(each) ?? [])
  return logs.find((line) => /error|insufficient|failed/i.test(line)) ?? JSON.stringify(readPath(value, 'err'))
}
