import { base58 } from '@scure/base'
import { address } from '@solana/kit'
import { expect, it } from 'vitest'
import { SOLANA_METHODS } from '../rpc/solana'
import { createTestFrame } from '../testing/createTestFrame'
import { encodeSolanaTransaction } from '../testing/encodeSolanaTransaction'

const BUDGET = address('ComputeBudget111111111111111111111111111111')

function paying(feePayer: string, lamports: bigint): string {
  const data = new Uint8Array(9)
  data[0] = 3
  // The compute unit limit is 1, so the price of a unit (in micro-lamports) is the whole priority fee.
  new DataView(data.buffer).setBigUint64(1, lamports * 1_000_000n, true)
  const limit = Uint8Array.from([2, 1, 0, 0, 0])
  const instructions = [data, limit].map((each) => ({ programAddress: BUDGET, data: each }))
  return base58.encode(encodeSolanaTransaction(feePayer, instructions))
}

const sign = async (lamports: bigint) => {
  const { wallet, reviews, fee, solana } = await createTestFrame()
  const call = solana({ transaction: paying(wallet.solana.address, lamports) })
  const done = await SOLANA_METHODS.solana_signTransaction?.(call).then(
    () => 'signed',
    ({ code }: { code: unknown }) => code,
  )
  return { done, fee: fee(), warnings: reviews[0]?.warnings.map(({ level }) => level) }
}

it('a requested Solana priority fee is displayed', async () => {
  expect(await sign(2_000_000n)).toEqual({ done: 'signed', fee: '0.002005 SOL', warnings: [] })
})

it('a Solana priority fee far above the usual one shows a red warning', async () => {
  expect(await sign(20_000_000n)).toEqual({ done: 'signed', fee: '0.020005 SOL', warnings: ['bad'] })
})

it('an absurd Solana priority fee is rejected before a prompt', async () => {
  expect(await sign(200_000_000n)).toEqual({ done: -32602, fee: undefined, warnings: undefined })
})
