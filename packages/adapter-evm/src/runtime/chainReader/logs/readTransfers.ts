import { decodeAbiParameters, getAddress, type Hex, hexToBigInt, parseAbiParameters, size, slice } from 'viem'

const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef'

const SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62'
const BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb'

const OF_MANY = '0x1b3d7edb2e9c0b0e7c525b20aaaef0f5940d2ed71663c7d39266ecafac728859'

/** Address under which `eth_simulateV1` logs transfers of the native coin. */
const NATIVE = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

export interface TransferLog {
  /** Token contract; absent for the native coin. */
  readonly token?: Hex | undefined
  readonly from: Hex
  readonly to: Hex
  readonly amount: bigint
  readonly tokenId?: bigint | undefined
}

export interface EventLog {
  readonly address: Hex
  readonly topics: readonly Hex[]
  readonly data: Hex
}

export function readTransfers(logs: readonly EventLog[]): readonly TransferLog[] {
  return logs.flatMap((log) => {
    const [kind] = log.topics
    return kind === TRANSFER ? readTransfer(log) : kind === OF_MANY ? readOfMany(log) : readMany(log)
  })
}

function readOfMany({ address, topics: [, from, to, tokenId], data }: EventLog): readonly TransferLog[] {
  if (![from, to, tokenId].every((each) => each && size(each) === 32) || size(data) < 64) return []
  const parties = { from: toAddress(from ?? '0x'), to: toAddress(to ?? '0x') }
  const amount = hexToBigInt(slice(data, 32, 64))
  return amount ? [{ token: getAddress(address), ...parties, amount, tokenId: hexToBigInt(tokenId ?? '0x') }] : []
}

function readTransfer({ address, topics: [, ...indexed], data }: EventLog): readonly TransferLog[] {
  // The first NFT contracts, such as CryptoKitties, index no field: all are in the data.
  if (!indexed.length && size(data) === 96) {
    const words = [0, 32, 64].map((start) => slice(data, start, start + 32))
    return readTransfer({ address, topics: [TRANSFER, ...words.slice(0, 2)], data: words[2] ?? '0x' })
  }
  const [from, to, tokenId] = indexed
  if (!from || !to || size(from) !== 32 || size(to) !== 32) return []
  const parties = { from: toAddress(from), to: toAddress(to) }
  const token = address.toLowerCase() === NATIVE ? undefined : getAddress(address)
  if (tokenId !== undefined) {
    return token && size(tokenId) === 32 ? [{ token, ...parties, amount: 1n, tokenId: hexToBigInt(tokenId) }] : []
  }
  return size(data) >= 32 ? [{ token, ...parties, amount: hexToBigInt(slice(data, 0, 32)) }] : []
}

function readMany({ address, topics: [kind, , from, to], data }: EventLog): readonly TransferLog[] {
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
