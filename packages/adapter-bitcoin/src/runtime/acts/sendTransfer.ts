import { type AdapterHost, ModalError } from '@foyer/core/adapter'
import type { BitcoinAddress, BitcoinTransfer } from '../../provider.js'
import type { BitcoinNetworkId, WalletLink } from '../link.js'
import { MAINNET } from '../networkNames.js'

/** All there will ever be, in satoshis. It also fits into a number, which is what most wallets take. */
const MAX_AMOUNT = 2_100_000_000_000_000n

export interface SendTransferParameters extends BitcoinTransfer {
  readonly from: BitcoinAddress
  readonly caipNetworkId: BitcoinNetworkId
}

/** Lets the wallet pay; one that only signs gets a transaction that is built here. Gives the transaction's id. */
export async function sendTransfer(
  host: AdapterHost<'bip122'>,
  link: WalletLink,
  { recipient, amount: text, feeRate: rate, replaces, from, caipNetworkId }: SendTransferParameters,
): Promise<string> {
  const amount = toAmount(text)
  const feeRate = rate === undefined ? undefined : toFeeRate(rate)
  // This is where a mistyped address costs money.
  const { parseAddress } = await import('../address/parseAddress.js')
  const wanted = caipNetworkId === MAINNET ? 'main' : 'test'
  if (parseAddress(recipient)?.chain !== wanted) throw invalid('recipient', recipient)
  const request = { recipient, amount, from, caipNetworkId, feeRate, replaces }
  const { sendTransfer: pay, signPsbt } = link
  // A fee that somebody chose is only kept by a transaction that is built here.
  const isBuilt = signPsbt && (!pay || (feeRate !== undefined && isSignable(from)))
  if (!isBuilt) {
    if (!pay || replaces) throw new ModalError('ACT_UNSUPPORTED')
    return toTransactionId(await pay(request))
  }
  const { payBySigning } = await import('../transfer/payBySigning.js')
  return payBySigning(host, { ...request, signPsbt })
}

/** Those of nested segwit and taproot can only be built for where the wallet tells the key. */
function isSignable({ address, publicKey }: BitcoinAddress): boolean {
  return publicKey !== undefined || /^(bc1q|tb1q|[1mn])/i.test(address)
}

function toFeeRate(rate: unknown): bigint {
  if (typeof rate === 'number' && Number.isSafeInteger(rate) && rate > 0) return BigInt(rate)
  throw invalid('feeRate', rate)
}

function toAmount(text: unknown): bigint {
  if (typeof text !== 'string' || !/^\d{1,16}$/.test(text)) throw invalid('amount', text)
  const amount = BigInt(text)
  if (amount <= 0n || amount > MAX_AMOUNT) throw invalid('amount', text)
  return amount
}

/** A transaction's id, or an error when the wallet answered something else. */
export function toTransactionId(answer: unknown): string {
  if (typeof answer === 'string' && /^[0-9a-f]{64}$/i.test(answer)) return answer
  throw new ModalError('UNKNOWN', {
    message: 'The wallet answered something that is no transaction',
    context: { answer },
  })
}

function invalid(field: string, value: unknown): ModalError {
  return new ModalError('RPC_INVALID_PARAMS', {
    message: `Invalid "${field}" of a transfer`,
    context: { field, value },
  })
}
