import type { ModalContext } from '../context.js'
import { getHostedName, getHostedNames, type HostedName } from '../services/data/profile.js'
import type { Network } from '../types/network.js'
import { coinTypeOf } from '../utils/coinType.js'
import { dataService } from './dataService.js'
import { nameNamespaces } from './nameNamespaces.js'

/** Names that the data service keeps. */
const HOSTED = /^[a-z0-9-]{1,63}\.(reown|wcn)\.id$/i

/** The coin type of ether. An EVM network without an address of its own takes this, or another's: a key is the same on all. */
const ETHER = '60'

/** From here on coin types are those of EVM networks (ENSIP-11). */
const EVM = 2 ** 31

export const isHostedName = (name: string) => HOSTED.test(name)

/** Where names are the service's business: on EVM, and where the site lets its visitors register them. */
const keepsNames = ({ options }: ModalContext, { chainNamespace }: Network) =>
  chainNamespace === 'eip155' || nameNamespaces(options).includes(chainNamespace)

type ProvedName = Pick<HostedName, 'name' | 'avatar'>

interface Asked {
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** The address behind a hosted name. Undefined: it is nobody's, or nobody may be asked. */
export async function resolveHosted(
  context: ModalContext,
  { name, network, signal }: Asked & { readonly name: string },
): Promise<string | undefined> {
  const data = keepsNames(context, network) ? context.use(dataService) : undefined
  const found = data && (await getHostedName(data.http, { name: name.toLowerCase(), signal }))
  return found?.name.toLowerCase() === name.toLowerCase() ? addressOf(found, network) : undefined
}

/** The hosted name of an address, only where the name leads back to it. */
export async function hostedNameOf(
  context: ModalContext,
  query: Asked & { readonly address: string },
): Promise<ProvedName | undefined> {
  return (await hostedNamesOf(context, query))[0]
}

/** All of them. */
export async function hostedNamesOf(
  context: ModalContext,
  { address, network, signal }: Asked & { readonly address: string },
): Promise<readonly ProvedName[]> {
  const data = keepsNames(context, network) ? context.use(dataService) : undefined
  const names = data ? await getHostedNames(data.http, { address, sender: address, signal }) : []
  return names.filter((each) => isHostedName(each.name) && isSameOn(network, addressOf(each, network), address))
}

function addressOf({ addresses }: HostedName, network: Network): string | undefined {
  const own = addresses[String(coinTypeOf(network))]
  if (own !== undefined || network.chainNamespace !== 'eip155') return own
  return addresses[ETHER] ?? Object.entries(addresses).find(([coinType]) => Number(coinType) >= EVM)?.[1]
}

/** EVM addresses, however they are written. */
export const isSame = (first: string | undefined, second: string) => first?.toLowerCase() === second.toLowerCase()

export const isSameOn = ({ chainNamespace }: Network, first: string | undefined, second: string) =>
  chainNamespace === 'eip155' ? isSame(first, second) : first === second
