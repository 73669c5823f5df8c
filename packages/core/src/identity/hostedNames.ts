import { dataService } from '../http/dataService.js'
import type { ModalContext } from '../modal/context.js'
import type { Options } from '../modal/options.js'
import type { Network } from '../types/network.js'
import { getNameNamespaces } from './getNameNamespaces.js'
import { fetchHostedName, fetchHostedNames, type HostedName } from './profile.js'

// Zones of the default data service. It registers names in the first, and has older ones in the second.
const HOSTED = /^[a-z0-9-]{1,63}\.(reown|wcn)\.id$/i

const LABEL = /^[a-z0-9-]{1,63}$/i

// Coin type of ether. Its address also applies to an EVM network for which the name lists none, because an account has
// the same address on all EVM networks.
const ETHER = '60'

const EVM = 2 ** 31

export function isHostedName({ services }: Pick<Options, 'services'>, name: string): boolean {
  const zone = services?.nameZone
  if (zone === undefined) return HOSTED.test(name)
  return LABEL.test(name.slice(0, -zone.length - 1)) && name.toLowerCase().endsWith(`.${zone}`)
}

const keepsNames = ({ options }: ModalContext, { chainNamespace }: Network) =>
  chainNamespace === 'eip155' || getNameNamespaces(options).includes(chainNamespace)

type ProvedName = Pick<HostedName, 'name' | 'avatar'>

interface HostedNameQuery {
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

export async function resolveHostedName(
  context: ModalContext,
  { name, network, signal }: HostedNameQuery & { readonly name: string },
): Promise<string | undefined> {
  const data = keepsNames(context, network) ? context.use(dataService) : undefined
  const found = data && (await fetchHostedName(data.http, { name: name.toLowerCase(), signal }))
  return found?.name.toLowerCase() === name.toLowerCase() ? addressOf(found, network) : undefined
}

// Returns the hosted name of an address, if the name resolves back to the address.
export async function findHostedName(
  context: ModalContext,
  query: HostedNameQuery & { readonly address: string },
): Promise<ProvedName | undefined> {
  return (await findHostedNames(context, query))[0]
}

export async function findHostedNames(
  context: ModalContext,
  { address, network, signal }: HostedNameQuery & { readonly address: string },
): Promise<readonly ProvedName[]> {
  const data = keepsNames(context, network) ? context.use(dataService) : undefined
  const names = data ? await fetchHostedNames(data.http, { address, sender: address, signal }) : []
  return names.filter(
    (each) => isHostedName(context.options, each.name) && isSameAddressOn(network, addressOf(each, network), address),
  )
}

function addressOf({ addresses }: HostedName, network: Network): string | undefined {
  const own = addresses[String(getCoinType(network))]
  if (own !== undefined || network.chainNamespace !== 'eip155') return own
  return addresses[ETHER] ?? Object.entries(addresses).find(([coinType]) => Number(coinType) >= EVM)?.[1]
}

export const isSameIgnoringCase = (first: string | undefined, second: string) =>
  first?.toLowerCase() === second.toLowerCase()

export const isSameAddressOn = ({ chainNamespace }: Network, first: string | undefined, second: string) =>
  chainNamespace === 'eip155' ? isSameIgnoringCase(first, second) : first === second

const coins: Readonly<Record<string, number>> = { bip122: 0, cosmos: 118, polkadot: 354, solana: 501 }

const LIMIT = 2 ** 31

// Returns the coin type under which names list addresses of a network: as in SLIP-44, on EVM as in ENSIP-11. Undefined
// if the network has none.
export function getCoinType({ chainNamespace, id }: Pick<Network, 'chainNamespace' | 'id'>): number | undefined {
  if (chainNamespace !== 'eip155') return coins[chainNamespace]
  const chainId = Number(id)
  return Number.isInteger(chainId) && chainId >= 0 && chainId < LIMIT ? LIMIT + chainId : undefined
}
