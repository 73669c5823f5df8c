import type { FeeChoice, Transfer } from '../../adapter/transfers.js'
import type { ModalContext } from '../../context.js'
import { lateError } from '../../errors/lateError.js'
import { ModalError } from '../../errors/ModalError.js'
import { requireSender } from '../../flows/requireSender.js'
import type { CaipNetworkId, Namespace } from '../../types/caip.js'
import type { NftId } from '../../types/nft.js'
import type { TokenInfo } from '../../types/token.js'
import { parseUnits } from '../../utils/parseUnits.js'
import { findReceiver } from './receiver.js'
import { requireTransfers } from './transfer.js'

export interface SendTransferParameters {
  /** In whole tokens, plain decimal text: `1.5`. */
  readonly amount: string
  /** An address, or a name that the chain knows. */
  readonly to: string
  /** What is sent. Without an address it is the native coin; on other namespaces than `eip155` it may be left out for that. */
  readonly token?: Pick<TokenInfo, 'address' | 'symbol' | 'name' | 'decimals'> | undefined
  /** Which one of the token's contract, where that is one of NFTs: `amount` says how many, `decimals` are 0. */
  readonly nft?: NftId | undefined
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
  /** @default the network that the wallet is on */
  readonly caipNetworkId?: CaipNetworkId | undefined
  readonly feeId?: FeeChoice['id'] | undefined
  readonly memo?: string | undefined
}

/** What a page asks for, as a transfer of the account in use. */
export async function readTransfer(
  context: ModalContext,
  { amount, to, token, nft, namespace, caipNetworkId, feeId, memo }: SendTransferParameters,
): Promise<Transfer> {
  const { networks } = context.stores
  const wanted = namespace ?? networks.$namespace.get()
  await requireTransfers(context, wanted)
  if (!amount || !to) throw lateError('SEND_INCOMPLETE')
  if (wanted === 'eip155' && !token) throw lateError('TOKEN_REQUIRED')
  const sender = requireSender(context, wanted)
  const network = caipNetworkId === undefined ? sender.network : networks.find(caipNetworkId)
  if (!network || network.chainNamespace !== wanted) {
    throw lateError('NETWORK_NOT_FOUND', { context: { caipNetworkId } })
  }
  const units = parseUnits(amount, (token ?? network.nativeCurrency).decimals)
  if (!units) throw new ModalError('SEND_AMOUNT_INVALID', { context: { amount } })
  const receiver = await findReceiver(context, { text: to, namespace: wanted, network, signal: context.signal })
  // A request to pay says more than a receiver, and whoever calls this has said all of that.
  if (receiver.status === 'refused' || receiver.details.asset || receiver.network !== network) {
    const reason = receiver.status === 'refused' ? receiver.reason : 'call'
    throw new ModalError('SEND_ADDRESS_INVALID', { context: { to, reason } })
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
