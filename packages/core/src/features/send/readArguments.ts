import type { ModalContext } from '../../context.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'

/** What of a page's wishes can be met. */
export interface ReadArguments {
  readonly namespace?: Namespace
  readonly network?: Network
  /** Not yet held against a token's places. */
  readonly amount?: string
  readonly assetAddress?: string
  readonly to?: string
}

/** Longer is nothing that a page would want to begin with. */
const MAX_TEXT = 2048

/** Reads what a page wants to begin with. It may come from a link of a stranger's: what is wrong is left out. */
export function readArguments({ adapters, stores }: ModalContext, given: unknown): ReadArguments {
  const { amount, assetAddress, namespace, chainId, to } = isRecord(given) ? given : {}
  const known = typeof namespace === 'string' && adapters.has(namespace) ? namespace : undefined
  const wanted = known ?? stores.networks.$namespace.get()
  const network =
    typeof chainId === 'string' || typeof chainId === 'number'
      ? stores.networks.$all
          .get()
          .find(
            ({ id, caipNetworkId, chainNamespace }) =>
              chainNamespace === wanted && [String(id), caipNetworkId].includes(String(chainId)),
          )
      : undefined
  const plain = typeof amount === 'number' ? plainOf(amount) : textOf(amount)
  const asset = textOf(assetAddress)
  const receiver = textOf(to)
  return {
    ...(known !== undefined && { namespace: known }),
    ...(network && { network }),
    ...(plain !== undefined && { amount: plain }),
    ...(asset !== undefined && { assetAddress: asset }),
    ...(receiver !== undefined && { to: receiver }),
  }
}

/** A number as a plain decimal. One that would need an exponent has lost its places on the way here. */
function plainOf(amount: number): string | undefined {
  const text = String(amount)
  return /^\d+(\.\d+)?$/.test(text) ? text : undefined
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT ? value : undefined

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
