import type { ModalContext } from '../context.js'
import { getHostedName, getHostedNames, type HostedName } from '../services/data/profile.js'
import type { Network } from '../types/network.js'
import { dataService } from './dataService.js'

/** What names end in that the data service keeps. */
const SUFFIXES = ['.reown.id', '.wcn.id']

/** The coin type of mainnet, which others fall back to: a key is the same everywhere (ENSIP-11). */
const ETHER = '60'

export const isHostedName = (name: string) => SUFFIXES.some((suffix) => name.toLowerCase().endsWith(suffix))

interface Asked {
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** The address behind a hosted name. Undefined: it is nobody's, or nobody may be asked. */
export async function resolveHosted(
  context: ModalContext,
  { name, network, signal }: Asked & { readonly name: string },
): Promise<string | undefined> {
  const data = network.chainNamespace === 'eip155' ? context.use(dataService) : undefined
  const found = data && (await getHostedName(data.http, { name: name.toLowerCase(), signal }))
  return found?.name.toLowerCase() === name.toLowerCase() ? addressOf(found, network) : undefined
}

/** The hosted name of an address, only where the name leads back to it. */
export async function hostedNameOf(
  context: ModalContext,
  { address, network, signal }: Asked & { readonly address: string },
): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined> {
  const data = network.chainNamespace === 'eip155' ? context.use(dataService) : undefined
  const names = data ? await getHostedNames(data.http, { address, sender: address, signal }) : []
  const own = names.find((each) => isHostedName(each.name) && isSame(addressOf(each, network), address))
  return own && { name: own.name, avatar: own.avatar }
}

function addressOf({ addresses }: HostedName, { id }: Network): string | undefined {
  const [first] = Object.values(addresses)
  return addresses[String(toCoinType(Number(id)))] ?? addresses[ETHER] ?? first
}

/** Of an EVM network (ENSIP-11). */
const toCoinType = (chainId: number) => (0x80000000 | chainId) >>> 0

/** EVM addresses, however they are written. */
export const isSame = (first: string | undefined, second: string) => first?.toLowerCase() === second.toLowerCase()
