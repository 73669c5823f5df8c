import { ModalError } from '@foyer/core/adapter'
import type { BitcoinSignPsbtResult } from '../../provider.js'
import type { PsbtRequest, WalletLink } from '../link.js'
import { toTransactionId } from './sendTransfer.js'

/** Asks the wallet to sign inputs of a transaction, and to send it where that is wanted. */
export async function signPsbt({ signPsbt }: WalletLink, request: PsbtRequest): Promise<BitcoinSignPsbtResult> {
  if (!signPsbt) throw new ModalError('ACT_UNSUPPORTED')
  if (!isBase64(request.psbt)) {
    throw new ModalError('RPC_INVALID_PARAMS', {
      message: 'The transaction is not in base64',
      context: { field: 'psbt' },
    })
  }
  const { psbt, txid } = await signPsbt(request)
  if (!isBase64(psbt)) {
    throw new ModalError('UNKNOWN', { message: 'The wallet answered something that is no transaction' })
  }
  return { psbt, ...(request.broadcast && { txid: toTransactionId(txid) }) }
}

function isBase64(text: unknown): boolean {
  return typeof text === 'string' && text !== '' && /^[A-Za-z0-9+/]+={0,2}$/.test(text)
}
