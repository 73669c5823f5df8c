import type { ModalContext } from '../../modal/context.js'
import type { Namespace } from '../../types/caip.js'
import type { Network } from '../../types/network.js'

export interface ParsedSendArguments {
  readonly namespace?: Namespace
  readonly network?: Network
  readonly amount?: string
  readonly assetAddress?: string
  readonly to?: string
}

const MAX_TEXT = 2048

/**
 * Parses the form's initial values. They are untrusted, because the app may copy them from a link. Drops invalid
 * values.
 */
export function parseSendArguments({ adapters, stores }: ModalContext, input: unknown): ParsedSendArguments {
  const { amount, assetAddress, namespace, chainId, to } = isRecord(input) ? input : {}
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
  const plain = typeof amount === 'number' ? toPlainDecimal(amount) : toText(amount)
  const asset = toText(assetAddress)
  const receiver = toText(to)
  return {
    ...(known !== undefined && { namespace: known }),
    ...(network && { network }),
    ...(plain !== undefined && { amount: plain }),
    ...(asset !== undefined && { assetAddress: asset }),
    ...(receiver !== undefined && { to: receiver }),
  }
}

/** Rejects a number in exponent notation, because it has lost digits. */
function toPlainDecimal(amount: number): string | undefined {
  const text = String(amount)
  return /^\d+(\.\d+)?$/.test(text) ? text : undefined
}

const toText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length > 0 && value.length <= MAX_TEXT ? value : undefined

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
