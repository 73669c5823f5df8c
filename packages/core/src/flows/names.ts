import type { Names } from '../adapter/ledger.js'
import type { ModalContext } from '../context.js'
import { ModalError } from '../errors/ModalError.js'
import { toModalError } from '../errors/toModalError.js'
import type { CaipNetworkId } from '../types/caip.js'
import type { Network } from '../types/network.js'

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
  return withNames(context, where, (names, network) =>
    names.isName(name) ? names.resolve({ name, network, signal: where.signal }) : undefined,
  )
}

/** The name of an address on a network, only where it leads back to it. */
export async function lookUpAddress(
  context: ModalContext,
  { address, ...where }: NameParameters & { readonly address: string },
): Promise<{ readonly name: string; readonly avatar?: string | undefined } | undefined> {
  return withNames(context, where, (names, network) => names.reverse({ address, network, signal: where.signal }))
}

/** Where the chain keeps no names, nothing has one. */
async function withNames<T>(
  { stores: { networks }, adapters }: ModalContext,
  { caipNetworkId = networks.active(networks.$namespace.get())?.caipNetworkId }: NameParameters,
  ask: (names: Names, network: Network) => Promise<T> | undefined,
): Promise<T | undefined> {
  const network = networks.$all.get().find((each) => each.caipNetworkId === caipNetworkId)
  if (!network) throw new ModalError('NETWORK_UNDEFINED', { context: { caipNetworkId } })
  try {
    const ledger = await adapters.get(network.chainNamespace)?.ledger?.()
    return ledger?.names && (await ask(ledger.names, network))
  } catch (cause) {
    throw toModalError(cause)
  }
}
