import { base58 } from '@scure/base'
import {
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  type Hex,
  hexToBytes,
  isAddress,
  parseAbi,
  toHex,
  zeroAddress,
} from 'viem'
import { namehash } from 'viem/ens'
import type { NameRecord } from '../types'
import { EVM_COIN_TYPE } from '../verifyOwner'

const ETHER = 60
const MAINNET = EVM_COIN_TYPE + 1
const MAX_NAME_BYTES = 255

const REQUEST = parseAbi(['function resolve(bytes name, bytes data) view returns (bytes)'])
const RECORDS = parseAbi([
  'function addr(bytes32 node) view returns (address)',
  'function addr(bytes32 node, uint256 coinType) view returns (bytes)',
  'function text(bytes32 node, string key) view returns (string)',
  'function contenthash(bytes32 node) view returns (bytes)',
])

export interface RecordRequest {
  readonly name: string
  readonly encode: (record: NameRecord | undefined) => Hex
}

/** Reads a call of a resolver (ENSIP-10). Undefined for one of a record that names do not have. */
export function readRequest(data: Hex): RecordRequest | undefined {
  try {
    const [dns, call] = decodeFunctionData({ abi: REQUEST, data }).args
    const name = decodeDnsName(hexToBytes(dns))
    const { functionName, args } = decodeFunctionData({ abi: RECORDS, data: call })
    if (name === undefined || args[0] !== namehash(name)) return undefined
    if (functionName === 'text') return { name, encode: (record) => encodeText(record?.attributes, args[1]) }
    if (functionName === 'contenthash') return { name, encode: () => encodeBytes('0x') }
    const coinType = args[1]
    if (coinType === undefined)
      return { name, encode: (record) => encodeAbiParameters([{ type: 'address' }], [findEther(record)]) }
    return { name, encode: (record) => encodeBytes(findAddressBytes(record, Number(coinType))) }
  } catch {
    return undefined
  }
}

const encodeBytes = (bytes: Hex) => encodeAbiParameters([{ type: 'bytes' }], [bytes])

const encodeText = (attributes: NameRecord['attributes'] = {}, key: string) =>
  encodeAbiParameters([{ type: 'string' }], [(Object.hasOwn(attributes, key) && attributes[key]) || ''])

const findEther = (record: NameRecord | undefined): Address => {
  const address = findAddress(record, ETHER)
  return address !== undefined && isAddress(address) ? address : zeroAddress
}

function findAddressBytes(record: NameRecord | undefined, coinType: number): Hex {
  const address = findAddress(record, coinType)
  if (address === undefined) return '0x'
  return isAddress(address) ? address : toHex(base58.decode(address))
}

// An account with a key is the same on all EVM networks; a contract is where it registered the name.
function findAddress(record: NameRecord | undefined, coinType: number): string | undefined {
  const wanted = coinType === ETHER ? MAINNET : coinType
  const addresses = record?.addresses ?? []
  const own = addresses.find((each) => each.coinType === wanted)
  const isEvm = wanted >= EVM_COIN_TYPE
  return (own ?? addresses.find((each) => isEvm && each.isKey && each.coinType >= EVM_COIN_TYPE))?.address
}

function decodeDnsName(bytes: Uint8Array): string | undefined {
  if (bytes.length > MAX_NAME_BYTES) return undefined
  const labels: string[] = []
  let at = 0
  for (let size = bytes[at]; size !== 0; size = bytes[at]) {
    if (size === undefined || at + size >= bytes.length) return undefined
    labels.push(new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(at + 1, at + 1 + size)))
    at += size + 1
  }
  return at === bytes.length - 1 && labels.every((label) => !label.includes('.')) ? labels.join('.') : undefined
}
