import type { Names } from '../adapter/ledger.js'
import type { ModalContext } from '../context.js'
import type { LateCode } from '../errors/lateCatalogue.js'
import { lateError } from '../errors/lateError.js'
import { isModalError, ModalError } from '../errors/ModalError.js'
import type { CaipNetworkId } from '../types/caip.js'
import type { Network } from '../types/network.js'
import { plainText } from '../utils/plainText.js'
import { hostedNameOf, hostedNamesOf, isHostedName, resolveHosted } from './hostedNames.js'
import { learnName } from './knownNames.js'

/** Longer than any name that is meant to be read. */
const LONGEST_NAME = 100

export interface NameParameters {
  /** @default the active network */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/** The address that a name leads to on a network. Undefined: it is nobody's, or no name at all. */
export async function resolveName(
  context: ModalContext,
  { name, ...where }: NameParameters & { readonly name: string },
): Promise<string | undefined> {
  return withNames(context, 'NAME_UNRESOLVED', where, async (names, network) => {
    const query = { name, network, signal: where.signal }
    const ask = () => (names?.isName(name) ? names.resolve(query) : undefined)
    const address = await (isHostedName(name) ? resolveHosted(context, query) : ask())
    if (address !== undefined) learnName(context, { address, caipNetworkId: network.caipNetworkId }, name)
    return address
  })
}

/** The name of an address on a network, only where it leads back to it. */
export async function lookUpAddress(
  context: ModalContext,
  { address, ...where }: NameParameters & { readonly address: string },
): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined> {
  return withNames(context, 'NAMES_OF_ADDRESS_FAILED', where, async (names, network) => {
    const query = { address, network, signal: where.signal }
    const found = (await names?.reverse(query)) ?? (await hostedNameOf(context, query))
    if (found) learnName(context, { address, caipNetworkId: network.caipNetworkId }, found.name)
    return found
  })
}

/** Every name of an address on a network that leads back to it: the chain's own, then hosted ones. */
export async function namesOf(
  context: ModalContext,
  { address, ...where }: NameParameters & { readonly address: string },
): Promise<readonly string[]> {
  const found = await withNames(context, 'NAMES_OF_ADDRESS_FAILED', where, async (names, network) => {
    const query = { address, network, signal: where.signal }
    const [own, hosted] = await Promise.all([names?.reverse(query), hostedNamesOf(context, query)])
    return [...(own ? [own.name] : []), ...hosted.map(({ name }) => name)]
  })
  return [...new Set(found?.flatMap((name) => plainText(name, LONGEST_NAME) || []))]
}

/** Where neither the chain nor the service keeps names, nothing has one. */
async function withNames<T>(
  { stores: { networks }, adapters }: ModalContext,
  failure: LateCode,
  { caipNetworkId = networks.active(networks.$namespace.get())?.caipNetworkId }: NameParameters,
  ask: (names: Names | undefined, network: Network) => Promise<T | undefined>,
): Promise<T | undefined> {
  const network = networks.$all.get().find((each) => each.caipNetworkId === caipNetworkId)
  if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { caipNetworkId } })
  try {
    const ledger = await adapters.get(network.chainNamespace)?.ledger?.()
    return await ask(ledger?.names, network)
  } catch (cause) {
    if (isModalError(cause, 'ABORTED')) throw cause
    throw lateError(failure, { cause })
  }
}
