import { type Hex, isAddress, isHex } from 'viem'
import * as z from 'zod/mini'
import { texts } from '../../texts/texts'
import type { EvmCall } from '../decode/describeCall'
import { createInvalidParamsError, FrameError } from '../errors/FrameError'

export const hexSchema = z.string().check(z.refine((value) => isHex(value))) as z.ZodMiniType<Hex>
export const evmAddressSchema = z
  .string()
  .check(z.refine((value) => isAddress(value, { strict: false }))) as z.ZodMiniType<Hex>
const quantity = z.union([z.string().check(z.regex(/^(0x[\da-fA-F]+|\d+)$/)), z.int()])

const chainId = z.nullish(quantity)

const call = z.object({
  chainId,
  to: z.nullish(evmAddressSchema),
  value: z.optional(quantity),
  data: z.optional(hexSchema),
  input: z.optional(hexSchema),
})
const transaction = z.extend(call, { from: z.optional(evmAddressSchema), gas: z.optional(quantity) })

export interface TransactionRequest extends EvmCall {
  readonly from: Hex | undefined
  readonly gas: bigint | undefined
}

/** Reads the call. Ignores fee and nonce, which the wallet chooses. */
export function readTransaction({
  params,
  chainId,
}: {
  readonly params: unknown
  readonly chainId: number
}): TransactionRequest {
  const read = z.safeParse(z.tuple([transaction], z.unknown()), params)
  if (!read.success) throw createInvalidParamsError('The transaction is invalid.')
  const [{ from, gas, ...rest }] = read.data
  return { ...toCall(rest, chainId), from, gas: gas === undefined ? undefined : BigInt(gas) }
}

export const callSchema = call

/** Throws for a call of another network. */
export function toCall({ chainId: meant, to, value, data, input }: z.output<typeof call>, chainId: number): EvmCall {
  if (meant !== undefined && meant !== null && BigInt(meant) !== BigInt(chainId)) {
    throw new FrameError(texts().approvals.errors.otherNetwork, 4901)
  }
  return { to: to ?? undefined, value: BigInt(value ?? 0), data: data ?? input ?? '0x' }
}
