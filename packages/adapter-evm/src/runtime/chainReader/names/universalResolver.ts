import { type Client, concat, decodeAbiParameters, encodeAbiParameters, getAddress, type Hex, toHex } from 'viem'
import { namehash, packetToBytes } from 'viem/ens'
import { callContract, ignoreRevert, readRevertData } from '../contracts/callContract.js'

const ADDRESS = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/** Lets viem request the gateways that a name's own resolver lists (ERC-3668). */
const GATEWAYS = ['x-batch-gateway:true']

const SELECTORS = {
  reverseWithGateways: '0xb7d6ca64',
  resolveWithGateways: '0xa1472844',
  addr: '0x3b3b57de',
  addrOfCoinType: '0xf1cb7e06',
  text: '0x59d1d43c',
  offchainLookup: '0x556f1830',
} as const

const address = { type: 'address' } as const
const bytes = { type: 'bytes' } as const
const bytes32 = { type: 'bytes32' } as const
const string = { type: 'string' } as const
const uint256 = { type: 'uint256' } as const
const gateways = { type: 'string[]' } as const

export interface ResolverContext {
  readonly client: Client
  /** Records a request to a gateway. */
  readonly note: (url: string) => void
  readonly signal: AbortSignal
}

/** Reads the primary name of an address. */
export async function readReverseName(
  reader: ResolverContext,
  account: Hex,
  coinType: bigint,
): Promise<string | undefined> {
  const query = encodeAbiParameters([bytes, uint256, gateways], [account, coinType, GATEWAYS])
  const answer = await callResolver(reader, concat([SELECTORS.reverseWithGateways, query]))
  return answer && (decodeAbiParameters([string, address, address], answer)[0] || undefined)
}

/** Reads the address of a normalized name. Old resolvers know only the record without a coin type, Ethereum's. */
export async function readNameAddress(
  reader: ResolverContext,
  name: string,
  coinType: bigint,
): Promise<Hex | undefined> {
  const node = namehash(name)
  const record = await resolve(
    reader,
    name,
    coinType === 60n
      ? concat([SELECTORS.addr, node])
      : concat([SELECTORS.addrOfCoinType, encodeAbiParameters([bytes32, uint256], [node, coinType])]),
  )
  if (!record) return undefined
  // Some resolvers return an address where bytes belong.
  const [, word] = /^0x(?:0{24})?([0-9a-f]{40})$/i.exec(record) ?? []
  const result = word ? `0x${word}` : decodeAbiParameters([bytes], record)[0]
  return /^0x(?!0{40})[0-9a-f]{40}$/i.test(result) ? getAddress(result) : undefined
}

export async function readNameText(reader: ResolverContext, name: string, key: string): Promise<string | undefined> {
  const query = encodeAbiParameters([bytes32, string], [namehash(name), key])
  const record = await resolve(reader, name, concat([SELECTORS.text, query]))
  return record && (decodeAbiParameters([string], record)[0] || undefined)
}

async function resolve(reader: ResolverContext, name: string, query: Hex): Promise<Hex | undefined> {
  const parameters = encodeAbiParameters([bytes, bytes, gateways], [toHex(packetToBytes(name)), query, GATEWAYS])
  const answer = await callResolver(reader, concat([SELECTORS.resolveWithGateways, parameters]))
  const [record] = answer ? decodeAbiParameters([bytes, address], answer) : []
  return record === '0x' ? undefined : record
}

/** Calls the Universal Resolver. Undefined if it reverts, as for a name that does not exist. */
async function callResolver(reader: ResolverContext, data: Hex): Promise<Hex | undefined> {
  try {
    return await callContract(reader.client, { to: ADDRESS, data }, reader.signal)
  } catch (cause) {
    const reason = readRevertData(cause)
    return reason?.startsWith(SELECTORS.offchainLookup) ? requestGateways(reader, reason) : ignoreRevert(cause)
  }
}

async function requestGateways({ client, note, signal }: ResolverContext, data: Hex): Promise<Hex | undefined> {
  const { lookUpOffchain } = await import('./lookUpOffchain.js')
  return lookUpOffchain(client, { data, to: ADDRESS, signal, note }).catch(ignoreRevert)
}
