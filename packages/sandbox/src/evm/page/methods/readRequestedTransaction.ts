import { type AccessList, type Address, type Hex, isAddress, isHex } from 'viem'
import { createInvalidParamsError } from '../../../wallet/errors'

export interface RequestedTransaction {
  readonly from: unknown
  readonly to: Address | undefined
  readonly value: bigint
  readonly data: Hex
  readonly chainId: number | undefined
  readonly nonce: number | undefined
  readonly gas: bigint | undefined
  readonly gasPrice: bigint | undefined
  readonly maxFeePerGas: bigint | undefined
  readonly maxPriorityFeePerGas: bigint | undefined
  readonly accessList: AccessList | undefined
}

export function readRequestedTransaction(params: unknown): RequestedTransaction {
  const result: unknown = Array.isArray(params) ? params[0] : undefined
  if (typeof result !== 'object' || result === null) throw createInvalidParamsError('Expected [transaction].')
  const fields = result as Record<string, unknown>
  const quantity = (name: string): bigint | undefined => {
    const value = fields[name]
    if (value === undefined || value === null) return undefined
    if (!isHex(value) || value === '0x') throw createInvalidParamsError(`${name} must be a hex quantity.`)
    return BigInt(value)
  }
  const small = (name: string) => {
    const value = quantity(name)
    return value === undefined ? undefined : Number(value)
  }
  const { from, to, accessList } = fields
  const data = fields.data ?? fields.input ?? '0x'
  if (!isHex(data)) throw createInvalidParamsError('data must be hex.')
  if (to !== undefined && to !== null && !isAddress(String(to), { strict: false })) {
    throw createInvalidParamsError('to must be an address.')
  }
  if (!to && data === '0x') throw createInvalidParamsError('A transaction needs to or data.')
  return {
    from,
    to: (to ?? undefined) as Address | undefined,
    value: quantity('value') ?? 0n,
    data,
    chainId: small('chainId'),
    nonce: small('nonce'),
    gas: quantity('gas') ?? quantity('gasLimit'),
    gasPrice: quantity('gasPrice'),
    maxFeePerGas: quantity('maxFeePerGas'),
    maxPriorityFeePerGas: quantity('maxPriorityFeePerGas'),
    accessList: accessList as AccessList | undefined,
  }
}
