import type { Connection } from '../adapter/connection.js'
import type { TransferQuote } from '../adapter/transfers.js'
import { isBatchUnsupported } from '../errors/toSendError.js'
import { toWalletError } from '../errors/toWalletError.js'
import type { Service } from '../modal/context.js'
import type { Modal } from '../modal/modal.js'
import { getContext } from '../modal/runtime.js'
import type { Network } from '../types/network.js'
import type { PaymasterOptions } from '../types/paymaster.js'
import { transactionError } from './errors.js'

interface Sponsorship {
  readonly connection: Connection
  readonly network: Network
}

interface SponsoredSend extends Sponsorship {
  readonly count: number
}

/** Networks and accounts, by connection, for which a sponsored request has failed. The user pays there from then on. */
const failed: Service<WeakMap<Connection, Set<string>>> = { create: () => new WeakMap() }

const toKey = ({ connection, network }: Sponsorship) => `${network.caipNetworkId}:${connection.accounts[0].address}`

/**
 * Returns the paymaster that the app names for a network, if the connected wallet says that it supports one there
 * (ERC-7677). Never rejects.
 */
export async function findPaymaster(modal: Modal, sponsorship: Sponsorship): Promise<PaymasterOptions | undefined> {
  const { connection, network } = sponsorship
  const context = getContext(modal)
  const paymaster = context.options.paymasters?.[network.caipNetworkId]
  if (!paymaster || !connection.sendCalls || !connection.canUsePaymaster) return undefined
  if (context.use(failed).get(connection)?.has(toKey(sponsorship))) return undefined
  try {
    const [account] = connection.accounts
    return (await connection.canUsePaymaster({ account, caipNetworkId: network.caipNetworkId })) ? paymaster : undefined
  } catch (cause) {
    context.log('warn', 'The wallet did not say whether it supports a paymaster', cause)
    return undefined
  }
}

/**
 * Sends a request whose fee the app's paymaster shall pay. If it fails, unless the user declines it, later requests of
 * the account go without a paymaster. Rejects with `FEE_NOT_SPONSORED` if the wallet refused the paymaster as such.
 */
export async function sendSponsored<T>(modal: Modal, sponsorship: SponsoredSend, send: () => Promise<T>): Promise<T> {
  try {
    return await send()
  } catch (cause) {
    const { code } = toWalletError(cause)
    // The adapter rejects several calls before a prompt if the wallet has no atomic batches: send them one by one.
    if (code === 'USER_REJECTED' || (code === 'METHOD_UNSUPPORTED' && sponsorship.count > 1)) throw cause
    const all = getContext(modal).use(failed)
    const keys = all.get(sponsorship.connection) ?? new Set()
    all.set(sponsorship.connection, keys.add(toKey(sponsorship)))
    throw isBatchUnsupported(code) ? transactionError('FEE_NOT_SPONSORED', { cause }) : cause
  }
}

/** Removes the network fee from a quote, because the app's paymaster shall pay it. */
export const toSponsoredQuote = (quote: TransferQuote): TransferQuote => ({
  ...quote,
  fees: [{ id: 'normal', amount: 0n }],
  most: quote.balance,
  isSponsored: true,
})
