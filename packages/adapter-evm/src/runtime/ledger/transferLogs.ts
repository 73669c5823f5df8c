import { getAddress, type Hex, hexToBigInt, size, slice } from 'viem'

/** `Transfer(address,address,uint256)`, of ERC-20 and of ERC-721. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Where `eth_simulateV1` writes down what happens to the native coin. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export interface TransferLog {
  /** Absent: the native coin. */
  readonly token?: Hex | undefined
  readonly from: Hex
  readonly to: Hex
  /** In the smallest unit; of one thing (ERC-721) which one it is. */
  readonly amount?: bigint | undefined
  readonly tokenId?: bigint | undefined
}

/** What logs say of things that changed hands. Whatever is no such log is passed over: contracts write what they like. */
export function readTransfers(
  logs: readonly { readonly address: Hex; readonly topics: readonly Hex[]; readonly data: Hex }[],
): readonly TransferLog[] {
  return logs.flatMap(({ address, topics: [kind, from, to, tokenId], data }): readonly TransferLog[] => {
    if (kind !== TRANSFER || !from || !to || size(from) !== 32 || size(to) !== 32) return []
    const parties = { from: toAddress(from), to: toAddress(to) }
    const token = address.toLowerCase() === NATIVE ? undefined : getAddress(address)
    if (tokenId !== undefined)
      return token && size(tokenId) === 32 ? [{ token, ...parties, tokenId: hexToBigInt(tokenId) }] : []
    return size(data) >= 32 ? [{ token, ...parties, amount: hexToBigInt(slice(data, 0, 32)) }] : []
  })
}

const toAddress = (word: Hex) => getAddress(slice(word, 12))
