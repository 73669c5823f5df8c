import type { FeeChoice, Transfer } from '../../adapter/transfers.js'
import { requireSendingAccount } from '../../connection/requireSendingAccount.js'
import { ModalError } from '../../errors/ModalError.js'
import { toNameLookupError } from '../../identity/names.js'
import type { ModalContext } from '../../modal/context.js'
import { stateError } from '../../state/errors.js'
import type { NftId } from '../../types/nft.js'
import type { RegisteredNamespace, RegisteredNetworkId } from '../../types/register.js'
import type { TokenInfo } from '../../types/token.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { sendError } from './errors.js'
import { findReceiver } from './findReceiver.js'
import { requireTransferMethods } from './transfer.js'

type TransferToken = Pick<TokenInfo, 'address' | 'symbol' | 'name' | 'decimals'>

interface TransferDetails {
  /** Amount in whole tokens, as decimal text: `1.5`. */
  readonly amount: string
  readonly to: string
  /** NFT to send. `token.address` is its contract, `token.decimals` is 0, and `amount` counts copies. */
  readonly nft?: NftId | undefined
  readonly feeId?: FeeChoice['id'] | undefined
  readonly memo?: string | undefined
}

export interface TransferOrigin<N extends RegisteredNamespace> {
  /** Namespace of the sender. @default the active namespace */
  readonly namespace?: N | undefined
  /** Network to send on. @default the wallet's active network */
  readonly caipNetworkId?: RegisteredNetworkId | undefined
}

/** Describes one of several transfers, which have their namespace and network in common. */
export type TransferItem<N extends RegisteredNamespace> = TransferDetails &
  ('eip155' extends N ? { readonly token: TransferToken } : { readonly token?: TransferToken | undefined })

/**
 * Describes a transfer. For the coin pass the network's `nativeCurrency` as `token`; only a call that names another
 * namespace than `eip155` may leave it out.
 */
export type SendTransferParameters<N extends RegisteredNamespace = RegisteredNamespace> = TransferItem<N> &
  TransferOrigin<N>

/** Describes a transfer of any namespace, before `parseSendTransfer` checks it. */
export interface UncheckedTransfer extends TransferDetails, TransferOrigin<RegisteredNamespace> {
  readonly token?: TransferToken | undefined
}

export async function parseSendTransfer(
  context: ModalContext,
  { amount, to, token, nft, namespace, caipNetworkId, feeId, memo }: UncheckedTransfer,
): Promise<Transfer> {
  const { networks } = context.stores
  const wanted = namespace ?? networks.$namespace.get()
  await requireTransferMethods(context, wanted)
  if (!amount || !to) throw sendError('SEND_INCOMPLETE')
  if (wanted === 'eip155' && !token) throw sendError('TOKEN_REQUIRED')
  const sender = requireSendingAccount(context.modal, wanted)
  const network = caipNetworkId === undefined ? sender.network : networks.find(caipNetworkId)
  if (!network) throw stateError('NETWORK_NOT_FOUND', { context: { caipNetworkId } })
  if (network.chainNamespace !== wanted) {
    throw sendError('NETWORK_NOT_FOUND', { context: { caipNetworkId, namespace: wanted } })
  }
  const units = parseUnits(amount, (token ?? network.nativeCurrency).decimals)
  if (!units) throw sendError('SEND_AMOUNT_INVALID', { context: { amount } })
  const receiver = await findReceiver(context, { text: to, namespace: wanted, network, signal: context.signal })
  // `to` must not be a payment URI, whose token and amount could contradict the other parameters.
  if (receiver.status === 'refused' || receiver.details.asset || receiver.network !== network) {
    throw toReceiverError(to, receiver.status === 'refused' ? receiver : { reason: 'call' })
  }
  const tokenAddress = token?.address
  return {
    network,
    from: sender.account,
    to: receiver.address,
    ...(token && tokenAddress !== undefined
      ? { token: { ...token, caipNetworkId: network.caipNetworkId, address: tokenAddress } }
      : {}),
    ...(nft && { nft }),
    amount: units,
    feeId,
    memo,
  }
}

function toReceiverError(to: string, { reason, cause }: { readonly reason: string; readonly cause?: unknown }) {
  if (cause === undefined) return sendError('SEND_ADDRESS_INVALID', { context: { to, reason } })
  const { code, context, message, cause: origin } = toNameLookupError(cause)
  return new ModalError(code, { context: { ...context, to, reason }, message, cause: origin })
}
