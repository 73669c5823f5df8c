import { getAddress, type Hex, hexToBigInt, size, slice } from 'viem'

// keccak256('Transfer(address,address,uint256)') of ERC-20 and ERC-721.
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** Address under which `eth_simulateV1` logs transfers of the native coin. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export interface SimulatedLog {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
}

export interface SimulatedTransfer {
  /** Token contract; absent for the native coin. */
  readonly token?: Hex | undefined
  readonly from: Hex
  readonly to: Hex
  readonly amount: bigint
  /** Id of an NFT. */
  readonly tokenId?: bigint | undefined
}

/** Reads the transfers of coins, tokens and NFTs from logs. Skips other and malformed logs. */
export const readTransferLogs = (logs: readonly SimulatedLog[]): readonly SimulatedTransfer[] => logs.flatMap(readLog)

function readLog({ address, topics: [kind, from, to, tokenId], data }: SimulatedLog): readonly SimulatedTransfer[] {
  if (kind !== TRANSFER || !from || !to || size(from) !== 32 || size(to) !== 32) return []
  const parties = { from: toAddress(from), to: toAddress(to) }
  const token = address.toLowerCase() === NATIVE ? undefined : getAddress(address)
  if (tokenId !== undefined)
    return token !== undefined && size(tokenId) === 32
      ? [{ token, ...parties, amount: 1n, tokenId: hexToBigInt(tokenId) }]
      : []
  return size(data) >= 32 ? [{ token, ...parties, amount: hexToBigInt(slice(data, 0, 32)) }] : []
}

const toAddress = (word: Hex) => getAddress(slice(word, 12))
