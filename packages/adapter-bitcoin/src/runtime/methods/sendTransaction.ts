import { type AdapterContext, ModalError } from '@foyer/core/adapter'
import type { BitcoinAddress, BitcoinTransfer } from '../../provider.js'
import { MAINNET_ID } from '../networks/networkNames.js'
import type { BitcoinNetworkId, WalletApi } from '../walletApi.js'

/** Total supply, in satoshis. A JavaScript number, which most wallets require, holds it exactly. */
const MAX_AMOUNT = 2_100_000_000_000_000n

export interface SendTransactionParameters extends BitcoinTransfer {
  readonly from: BitcoinAddress
  readonly caipNetworkId: BitcoinNetworkId
}

/** Sends through the wallet, or builds and broadcasts the transaction itself if the wallet only signs PSBTs. */
export async function sendTransaction(
  adapterContext: AdapterContext<'bip122'>,
  walletApi: WalletApi,
  { recipient, amount: text, feeRate: rate, replaces, from, caipNetworkId }: SendTransactionParameters,
): Promise<string> {
  const amount = toAmount(text)
  const feeRate = rate === undefined ? undefined : toFeeRate(rate)
  // Coins sent to a mistyped address are lost.
  const { parseAddress } = await import('../address/parseAddress.js')
  const requested = caipNetworkId === MAINNET_ID ? 'main' : 'test'
  if (parseAddress(recipient)?.chain !== requested) throw createInvalidParamsError('recipient', recipient)
  const request = { recipient, amount, from, caipNetworkId, feeRate, replaces }
  const { sendTransfer: pay, signPsbt } = walletApi
  // Wallets that send choose the fee themselves, so a fee that the user selected needs a transaction built by Foyer.
  const isBuilt = signPsbt && (!pay || (feeRate !== undefined && isSignable(from)))
  if (!isBuilt) {
    if (!pay || replaces) throw new ModalError('METHOD_UNSUPPORTED')
    return parseTransactionId(await pay(request))
  }
  const { payWithPsbt } = await import('../payment/payWithPsbt.js')
  return payWithPsbt(adapterContext, { ...request, signPsbt })
}

/** Checks whether the account can sign a PSBT: nested segwit and taproot need its public key. */
function isSignable({ address, publicKey }: BitcoinAddress): boolean {
  return publicKey !== undefined || /^(bc1q|tb1q|[1mn])/i.test(address)
}

function toFeeRate(rate: unknown): bigint {
  if (typeof rate === 'number' && Number.isSafeInteger(rate) && rate > 0) return BigInt(rate)
  throw createInvalidParamsError('feeRate', rate)
}

function toAmount(text: unknown): bigint {
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text)) throw createInvalidParamsError('amount', text)
  const amount = BigInt(text)
  if (amount <= 0n || amount > MAX_AMOUNT) throw createInvalidParamsError('amount', text)
  return amount
}

export function parseTransactionId(answer: unknown): string {
  if (typeof answer === 'string' && /^[0-9a-f]{64}$/i.test(answer)) return answer
  throw new ModalError('UNKNOWN', {
    message: 'The wallet returned no valid transaction',
    context: { answer },
  })
}

function createInvalidParamsError(field: string, value: unknown): ModalError {
  return new ModalError('RPC_INVALID_PARAMS', {
    message: `Invalid "${field}" in the transfer`,
    context: { field, value },
  })
}
