import type { FeeChoice } from '@foyer/core/adapter'
import { type Client, type Hex, zeroAddress } from 'viem'
import { estimateL1Fee } from 'viem/op-stack'
import type { ChainReaderContext, Eip155Network } from '../context.js'
import { ignoreExecutionError } from '../contracts/executionErrors.js'
import { GAS_ORACLE_ADDRESS, pickFeeChoice } from '../transfers/priceCall.js'
import { readGasPrices } from '../transfers/readGasPrices.js'

export interface GasCostQuery {
  readonly network: Eip155Network
  readonly gas: bigint
  readonly bytes?: number | undefined
  readonly signal?: AbortSignal | undefined
}

export async function readGasCost(
  { getClient, request }: ChainReaderContext,
  { network, gas, bytes = 0, signal }: GasCostQuery,
): Promise<FeeChoice & { readonly most: bigint; readonly gasPrice: bigint }> {
  const client = getClient(network)
  const [prices, l1] = await request(signal, () => Promise.all([readGasPrices(client), l1Fee(client, bytes)]))
  const { id, amount, most, seconds } = pickFeeChoice(prices, 'normal')
  return { id, seconds, gasPrice: amount, amount: gas * amount + l1, most: gas * most + (l1 * 3n) / 2n }
}

/** Estimates the L1 fee of a rollup for data that does not compress, because the transaction is not known yet. */
async function l1Fee(client: Client, bytes: number): Promise<bigint> {
  if (!bytes) return 0n
  const data: Hex = `0x${Array.from({ length: bytes }, (_, index) => ((index * 151 + 89) % 256).toString(16).padStart(2, '0')).join('')}`
  const fee = await estimateL1Fee(client, {
    account: zeroAddress,
    to: zeroAddress,
    data,
    chain: client.chain ?? null,
    gasPriceOracleAddress: GAS_ORACLE_ADDRESS,
  }).catch(ignoreExecutionError)
  return fee ?? 0n
}
