import { type AddressQuery, toImageUrl } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex, isAddress } from 'viem'
import { toCoinType } from 'viem/ens'
import type { ChainReaderContext, Eip155Network } from '../context.js'
import type { NameQuery } from './createNameMethods.js'
import { type ResolverContext, readNameAddress, readNameText, readReverseName } from './universalResolver.js'

const MAINNET: Eip155Network = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}

/** Prefix of the code of an account that delegates (EIP-7702). */
const DELEGATED = '0xef0100'

function mainnetOf({ runtime, getClient }: ChainReaderContext): Client | undefined {
  const { adapterContext } = runtime
  const own = adapterContext.$networks.get().find(({ caipNetworkId }) => caipNetworkId === MAINNET.caipNetworkId)
  if (own) return getClient(own)
  return adapterContext.rpcUrls(MAINNET).length ? getClient(MAINNET) : undefined
}

const noteName =
  ({ runtime: { adapterContext } }: ChainReaderContext) =>
  (url: string) =>
    adapterContext.noteRequest(url, 'names')

/** Resolves a name to its address on a network (ENSIP-11). */
export async function resolveName(
  context: ChainReaderContext,
  { name: input, network, signal }: NameQuery,
): Promise<string | undefined> {
  const client = mainnetOf(context)
  const chainId = Number(network.id)
  return context.request(signal, async (signal) => {
    const name = client && (await toNormal(input))
    if (!client || !name) return undefined
    const reader = { client, signal, note: noteName(context) }
    const coinType = toCoinType(chainId)
    const own = await readNameAddress(reader, name, coinType)
    if (own || chainId === 1) return own
    // Without an address for the network, use the mainnet address, unless it is a contract, which may not exist on
    // other networks.
    const main = await readNameAddress(reader, name, 60n)
    return main && (await isKeyAccount(reader, main)) ? main : undefined
  })
}

/** Reads the primary name of an address (ENSIP-19), if the name resolves back to the address. */
export async function readPrimaryName(
  context: ChainReaderContext,
  { address, network, signal }: AddressQuery<'eip155'>,
): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined> {
  const client = mainnetOf(context)
  return context.request(signal, async (signal) => {
    if (!client || !isAddress(address, { strict: false })) return undefined
    const reader = { client, signal, note: noteName(context) }
    const coinType = toCoinType(Number(network.id))
    const name = await readReverseName(reader, address, coinType)
    // A name that is not normalized may imitate another name.
    if (!name || (await toNormal(name)) !== name) return undefined
    const [forward, avatar] = await Promise.all([
      readNameAddress(reader, name, coinType),
      readAvatar(reader, name).catch(() => undefined),
    ])
    return forward === getAddress(address) ? { name, avatar: toImageUrl(avatar) } : undefined
  })
}

async function readAvatar(reader: ResolverContext, name: string): Promise<string | undefined> {
  const record = await readNameText(reader, name, 'avatar')
  if (!record) return undefined
  const { parseAvatar } = await import('./parseAvatar.js')
  return parseAvatar(reader.client, record)
}

async function isKeyAccount({ client, signal }: ResolverContext, address: Hex): Promise<boolean> {
  const code = await client.request({ method: 'eth_getCode', params: [address, 'latest'] }, { signal })
  return code === '0x' || code.toLowerCase().startsWith(DELEGATED)
}

/** Matches names that need no normalization, as nearly all do. */
const PLAIN = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/

/** Normalizes a name (ENSIP-15). Undefined for an invalid name. */
async function toNormal(name: string): Promise<string | undefined> {
  if (PLAIN.test(name)) return name
  const { normalizeName } = await import('./normalizeName.js')
  return normalizeName(name)
}
