import { type Hex, isAddress, isHex } from 'viem'
import * as z from 'zod/mini'
import type { EvmCall } from '../decode/describeCall'
import { invalidParams } from '../FrameError'

export const hexData = z.string().check(z.refine((value) => isHex(value))) as z.ZodMiniType<Hex>
export const evmAddress = z
  .string()
  .check(z.refine((value) => isAddress(value, { strict: false }))) as z.ZodMiniType<Hex>
const quantity = z.union([z.string().check(z.regex(/^(0x[\da-fA-F]+|\d+)$/)), z.int()])

const call = z.object({
  to: z.nullish(evmAddress),
  value: z.optional(quantity),
  data: z.optional(hexData),
  input: z.optional(hexData),
})
const transaction = z.extend(call, { from: z.optional(evmAddress), gas: z.optional(quantity) })

export interface ReadTransaction extends EvmCall {
  readonly from: Hex | undefined
  readonly gas: bigint | undefined
}

/** What is to be done; the fee and the nonce are the wallet's own matter, so what the page says of them is not read. */
export function readTransaction(params: unknown): ReadTransaction {
  const read = z.safeParse(z.tuple([transaction], z.unknown()), params)
  if (!read.success) throw invalidParams('The transaction is not valid.')
  const [{ from, gas, ...rest }] = read.data
  return { ...toCall(rest), from, gas: gas === undefined ? undefined : BigInt(gas) }
}

export const callSchema = call

export const toCall = ({ to, value, data, input }: z.output<typeof call>): EvmCall => ({
  to: to ?? undefined,
  value: BigInt(value ?? 0),
  data: data ?? input ?? '0x',
})
