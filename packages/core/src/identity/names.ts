import type { NameMethods } from '../adapter/chainReader.js'
import { defineErrors } from '../errors/defineErrors.js'
import { isModalError, ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { ModalContext } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { Network } from '../types/network.js'
import type { RegisteredNetworkId } from '../types/register.js'
import { sanitizeText } from '../utils/sanitizeText.js'
import { findHostedName, findHostedNames, isHostedName, resolveHostedName } from './hostedNames.js'
import { findKnownName, storeKnownName } from './knownNames.js'

const nameLookupError = defineErrors({
  NAME_UNRESOLVED: 'Error resolving name',
  NAMES_OF_ADDRESS_FAILED: 'Error fetching names for address',
})

/**
 * Returns the error of the node or data service that made a name lookup fail, because its code says more than that of
 * the lookup.
 */
export function toNameLookupError(thrown: unknown): ModalError {
  const error = toModalError(thrown)
  const isWrapped = error.code === 'NAME_UNRESOLVED' || error.code === 'NAMES_OF_ADDRESS_FAILED'
  const cause = isWrapped && error.cause !== undefined ? toModalError(error.cause) : error
  return cause.code === 'UNKNOWN' ? error : cause
}

const LONGEST_NAME = 100

export interface NameParameters {
  /** Network on which the name is looked up. @default the active network */
  readonly caipNetworkId?: RegisteredNetworkId | undefined
  readonly signal?: AbortSignal | undefined
}

/** Resolves a name, such as an ENS name, to its address on a network. Undefined if the name is not registered. */
export async function resolveName(
  modal: Modal,
  { name, ...where }: NameParameters & { readonly name: string },
): Promise<string | undefined> {
  const context = getContext(modal)
  return withNames(context, 'NAME_UNRESOLVED', where, async (names, network) => {
    const query = { name, network, signal: where.signal }
    const ask = () => (names?.isName(name) ? names.resolve(query) : undefined)
    const address = await (isHostedName(context.options, name) ? resolveHostedName(context, query) : ask())
    if (address !== undefined) storeKnownName(context, { address, caipNetworkId: network.caipNetworkId }, name)
    return address
  })
}

/** Looks up the name of an address on a network. Undefined unless the name resolves back to the address. */
export async function lookUpAddress(
  modal: Modal,
  { address, ...where }: NameParameters & { readonly address: string },
): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined> {
  const context = getContext(modal)
  return withNames(context, 'NAMES_OF_ADDRESS_FAILED', where, async (names, network) => {
    const query = { address, network, signal: where.signal }
    const found = (await names?.reverse(query)) ?? (await findHostedName(context, query))
    const place = { address, caipNetworkId: network.caipNetworkId }
    // Remember the name, unless the user has entered another name for this address.
    if (found && findKnownName(context, place) === undefined) storeKnownName(context, place, found.name)
    return found
  })
}

/**
 * Fetches every name that resolves to an address on a network: the chain's own, e.g. ENS, then those of the data
 * service.
 */
export async function fetchNames(
  modal: Modal,
  { address, ...where }: NameParameters & { readonly address: string },
): Promise<readonly string[]> {
  const context = getContext(modal)
  const found = await withNames(context, 'NAMES_OF_ADDRESS_FAILED', where, async (names, network) => {
    const query = { address, network, signal: where.signal }
    const [own, hosted] = await Promise.all([names?.reverse(query), findHostedNames(context, query)])
    return [...(own ? [own.name] : []), ...hosted.map(({ name }) => name)]
  })
  return [...new Set(found?.flatMap((name) => sanitizeText(name, LONGEST_NAME) || []))]
}

async function withNames<T>(
  { stores: { networks }, adapters }: ModalContext,
  failure: Parameters<typeof nameLookupError>[0],
  { caipNetworkId = networks.active(networks.$namespace.get())?.caipNetworkId }: NameParameters,
  ask: (names: NameMethods | undefined, network: Network) => Promise<T | undefined>,
): Promise<T | undefined> {
  const network = networks.$all.get().find((each) => each.caipNetworkId === caipNetworkId)
  if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { caipNetworkId } })
  try {
    const chainReader = await adapters.get(network.chainNamespace)?.chainReader?.()
    return await ask(chainReader?.names, network)
  } catch (cause) {
    if (isModalError(cause, 'ABORTED')) throw cause
    throw nameLookupError(failure, { cause })
  }
}
