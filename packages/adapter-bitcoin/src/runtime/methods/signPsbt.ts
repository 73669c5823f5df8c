import { ModalError } from '@foyer/core/adapter'
import type { BitcoinSignPsbtResult } from '../../provider.js'
import type { SignPsbtRequest, WalletApi } from '../walletApi.js'
import { parseTransactionId } from './sendTransaction.js'

export async function signPsbt({ signPsbt }: WalletApi, request: SignPsbtRequest): Promise<BitcoinSignPsbtResult> {
  if (!signPsbt) throw new ModalError('METHOD_UNSUPPORTED')
  if (!isBase64(request.psbt)) {
    throw new ModalError('RPC_INVALID_PARAMS', {
      message: 'The PSBT is not valid base64',
      context: { field: 'psbt' },
    })
  }
  const { psbt, txid } = await signPsbt(request)
  if (!isBase64(psbt)) {
    throw new ModalError('UNKNOWN', { message: 'The wallet returned no valid transaction' })
  }
  return { psbt, ...(request.broadcast && { txid: parseTransactionId(txid) }) }
}

function isBase64(text: unknown): boolean {
  return typeof text === 'string' && text !== '' && /^[A-Za-z0-9+/]+={0,2}$/.test(text)
}
