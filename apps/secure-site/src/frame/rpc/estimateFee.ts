import { formatAbout } from '../decode/formatAmount'
import type { Warning } from '../decode/review'
import { isTrouble } from '../isTrouble'
import { costOf, prepareOperation } from '../smart/prepareOperation'
import { toWords } from '../toWords'
import type { Signer } from './readSigner'
import type { ReadTransaction } from './readTransaction'
import type { EvmRpcCall } from './types'

type Calls = readonly Omit<ReadTransaction, 'from'>[]

const NATIVE_DECIMALS = 18
const TOO_LITTLE = 'This will fail: you do not have enough for the amount and the fee.'

/** About what calls cost; and why they would fail, which is worth knowing before. Rejects when no answer comes. */
export async function estimateFee(
  call: EvmRpcCall,
  signer: Signer,
  calls: Calls,
): Promise<{ readonly fee: string; readonly warnings: readonly Warning[] }> {
  try {
    const [cost, balance] = await Promise.all([
      estimateCost(call, signer, calls),
      call.chain.client.getBalance({ address: signer.address }),
    ])
    const spent = calls.reduce((sum, { value }) => sum + value, cost)
    const fee = `${signer.smart ? 'at most' : 'about'} ${formatAbout(cost, NATIVE_DECIMALS)} ${call.network.symbol}`
    return { fee, warnings: spent > balance ? [{ level: 'warn', text: TOO_LITTLE }] : [] }
  } catch (error) {
    if (isTrouble(error)) throw error
    return { fee: 'not known', warnings: [{ level: 'warn', text: `This will probably fail. ${toWords(error)}` }] }
  }
}

async function estimateCost({ chain }: EvmRpcCall, { address, smart }: Signer, calls: Calls): Promise<bigint> {
  if (smart) return costOf(await prepareOperation(smart, calls, chain))
  const { client } = chain
  const [fees, ...units] = await Promise.all([
    client.estimateFeesPerGas(),
    ...calls.map(({ to, value, data, gas }) => gas ?? client.estimateGas({ account: address, to, value, data })),
  ])
  return units.reduce((sum, each) => sum + each, 0n) * fees.maxFeePerGas
}
