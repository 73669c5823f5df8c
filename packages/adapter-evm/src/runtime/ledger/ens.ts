import { type AddressQuery, toImageUrl } from '@foyer/core/adapter'
import { type Client, getAddress, type Hex, isAddress } from 'viem'
import { getCode, getEnsAddress, getEnsAvatar, getEnsName } from 'viem/actions'
import { toCoinType } from 'viem/ens'
import { unlessNode } from './aggregate.js'
import type { EvmNet, LedgerContext } from './context.js'
import type { NameQuery } from './names.js'

const MAINNET: EvmNet = {
  id: 1,
  caipNetworkId: 'eip155:1',
  chainNamespace: 'eip155',
  name: 'Ethereum',
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [] } },
}

/** The same on every network that ENS is on. */
const UNIVERSAL_RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'

/** What an account with code of somebody else's (EIP-7702) begins with. */
const DELEGATED = '0xef0100'

/** The page's own mainnet, else what is hosted for the project. Undefined: nobody can be asked. */
function mainnetOf({ runtime, clientOf }: LedgerContext): Client | undefined {
  const { host } = runtime
  const own = host.$networks.get().find(({ caipNetworkId }) => caipNetworkId === MAINNET.caipNetworkId)
  if (own) return clientOf(own)
  return host.rpcUrls(MAINNET).length ? clientOf(MAINNET) : undefined
}

const ens = { universalResolverAddress: UNIVERSAL_RESOLVER } as const

/** The address behind a name, by the coin type of its network (ENSIP-11). */
export async function resolve(
  context: LedgerContext,
  { name: given, network, signal }: NameQuery,
): Promise<string | undefined> {
  const client = mainnetOf(context)
  const chainId = Number(network.id)
  return context.ask(signal, async () => {
    const name = client && (await toNormal(given))
    if (!client || !name) return undefined
    const coinType = toCoinType(chainId)
    const own = await addressOf(client, name, coinType)
    if (own || chainId === 1) return own
    // Without one for this network: that of mainnet, where it is a key's, which is the same everywhere. A contract is not.
    const main = await addressOf(client, name, 60n)
    return main && (await isKey(client, main)) ? main : undefined
  })
}

/** The primary name of an address on a network (ENSIP-19), where it leads back. */
export async function reverse(
  context: LedgerContext,
  { address, network, signal }: AddressQuery<'eip155'>,
): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined> {
  const client = mainnetOf(context)
  return context.ask(signal, async () => {
    if (!client || !isAddress(address, { strict: false })) return undefined
    const coinType = toCoinType(Number(network.id))
    const name = await getEnsName(client, { ...ens, address, coinType }).catch(unlessNode)
    // A name that is written in another way than it is read may look like somebody else's.
    if (!name || (await toNormal(name)) !== name) return undefined
    const [forward, avatar] = await Promise.all([
      addressOf(client, name, coinType),
      getEnsAvatar(client, { ...ens, name }).catch(() => undefined),
    ])
    return forward === getAddress(address) ? { name, avatar: toImageUrl(avatar) } : undefined
  })
}

async function addressOf(client: Client, name: string, coinType: bigint): Promise<Hex | undefined> {
  const found = await getEnsAddress(client, { ...ens, name, ...(coinType !== 60n && { coinType }) }).catch(unlessNode)
  return found && isAddress(found, { strict: false }) ? getAddress(found) : undefined
}

async function isKey(client: Client, address: Hex): Promise<boolean> {
  const code = await getCode(client, { address })
  return code === undefined || code === '0x' || code.toLowerCase().startsWith(DELEGATED)
}

/** Names that are written in one way only, which are nearly all. */
const PLAIN = /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)+$/

/** As ENSIP-15 writes it. Undefined for what is no name. Its tables are loaded for those that need them. */
async function toNormal(name: string): Promise<string | undefined> {
  if (PLAIN.test(name)) return name
  const { normalName } = await import('./normalName.js')
  return normalName(name)
}
