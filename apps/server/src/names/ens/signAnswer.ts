import { type Address, concatHex, encodeAbiParameters, type Hex, keccak256, numberToHex } from 'viem'
import { sign } from 'viem/accounts'

export interface UnsignedAnswer {
  /** Contract that verifies the answer. */
  readonly resolver: Address
  readonly request: Hex
  readonly result: Hex
  /** Unix time in s. */
  readonly expires: bigint
}

/** Signs an answer as `NameResolver.sol` verifies it. */
export async function signAnswer(
  { resolver, request, result, expires }: UnsignedAnswer,
  privateKey: Hex,
): Promise<Hex> {
  const about = [resolver, numberToHex(expires, { size: 8 }), keccak256(request), keccak256(result)]
  const signature = await sign({ hash: keccak256(concatHex(['0x1900', ...about])), privateKey, to: 'hex' })
  return encodeAbiParameters([{ type: 'bytes' }, { type: 'uint64' }, { type: 'bytes' }], [result, expires, signature])
}
