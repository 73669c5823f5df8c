import { toHex } from 'viem'
import * as z from 'zod/mini'
import { readSigner } from './readSigner'
import type { EvmRpcCall } from './types'

const requested = z.tuple([z.optional(z.object({ account: z.optional(z.string()) }))], z.unknown())

/** Answers `wallet_getAssets` (ERC-7811) with the native coin; tokens would need an index. */
export async function getAssets(call: EvmRpcCall): Promise<unknown> {
  const read = z.safeParse(requested, call.params ?? [])
  const { address } = readSigner(call, read.success ? read.data[0]?.account : undefined)
  const balance = toHex(await call.chain.client.getBalance({ address }))
  const { name, symbol } = call.network
  const metadata = { name, symbol, decimals: 18 }
  return { [toHex(call.chainId)]: [{ address: 'native', type: 'native', balance, metadata }] }
}
