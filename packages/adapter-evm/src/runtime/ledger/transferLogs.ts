import { decodeAbiParameters, getAddress, type Hex, hexToBigInt, parseAbiParameters, size, slice } from 'viem'

/** `Transfer(address,address,uint256)`, of ERC-20 and of ERC-721. */
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

/** `TransferSingle` and `TransferBatch` of ERC-1155. */
const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

/** Where `eth_simulateV1` writes down what happens to the native coin. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export interface TransferLog {
  /** Absent: the native coin. */
  readonly token?: Hex | undefined
  readonly from: Hex
  readonly to: Hex
  /** In the smallest unit. */
  readonly amount: bigint
  /** Which one it is, of a contract of many things (ERC-721, ERC-1155). */
  readonly tokenId?: bigint | undefined
}

interface Log {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
}

/** What logs say of things that changed hands. Whatever is no such log is passed over: contracts write what they like. */
export function readTransfers(logs: readonly Log[]): readonly TransferLog[] {
  return logs.flatMap((log) => (log.topics[0] === TRANSFER ? readTransfer(log) : readMany(log)))
}

function readTransfer({ address, topics: [, from, to, tokenId], data }: Log): readonly TransferLog[] {
  if (!from || !to || size(from) !== 32 || size(to) !== 32) return []
  const parties = { from: toAddress(from), to: toAddress(to) }
  const token = address.toLowerCase() === NATIVE ? undefined : getAddress(address)
  if (tokenId !== undefined) {
    return token && size(tokenId) === 32 ? [{ token, ...parties, amount: 1n, tokenId: hexToBigInt(tokenId) }] : []
  }
  return size(data) >= 32 ? [{ token, ...parties, amount: hexToBigInt(slice(data, 0, 32)) }] : []
}

/** The second of their parties is who had it done. */
function readMany({ address, topics: [kind, , from, to], data }: Log): readonly TransferLog[] {
  if ((kind !== SINGLE && kind !== BATCH) || !from || !to || size(from) !== 32 || size(to) !== 32) return []
  const parties = { token: getAddress(address), from: toAddress(from), to: toAddress(to) }
  try {
    const [ids, amounts] =
      kind === BATCH
        ? decodeAbiParameters(parseAbiParameters('uint256[], uint256[]'), data)
        : decodeAbiParameters(parseAbiParameters('uint256, uint256'), data).map((each) => [each])
    return (ids ?? []).flatMap((tokenId, index) => {
      const amount = amounts?.[index]
      return amount ? [{ ...parties, amount, tokenId }] : []
    })
  } catch {
    return []
  }
}

const toAddress = (word: Hex) => getAddress(slice(word, 12))
