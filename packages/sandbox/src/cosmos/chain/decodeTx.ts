import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { AuthInfo, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { createTxDecodeError, createUnknownRequestError } from './CosmosSdkError'

const SEND = '/cosmos.bank.v1beta1.MsgSend'

/** Decodes a transaction. Throws unless it has one signer and contains only transfers. */
export function decodeTx(bytes: Uint8Array) {
  const { bodyBytes, authInfoBytes, signatures } = decode(() => TxRaw.decode(bytes))
  const { messages, memo } = decode(() => TxBody.decode(bodyBytes))
  const { signerInfos, fee } = decode(() => AuthInfo.decode(authInfoBytes))
  const [signer] = signerInfos
  if (!signer || signerInfos.length > 1 || !fee) throw createTxDecodeError('expected one signer and a fee')
  if (!messages.length) throw createUnknownRequestError('must contain at least one message')
  const { publicKey, modeInfo, sequence } = signer
  return {
    bodyBytes,
    authInfoBytes,
    memo,
    fee: { gas: Number(fee.gasLimit), amount: fee.amount },
    signature: signatures[0] ?? new Uint8Array(),
    publicKey: publicKey?.value.length ? decode(() => PubKey.decode(publicKey.value)).key : undefined,
    mode: modeInfo?.single?.mode,
    sequence: Number(sequence),
    messages: messages.map(({ typeUrl, value }) => {
      if (typeUrl !== SEND) throw createTxDecodeError(`unable to resolve type URL ${typeUrl}`)
      return decode(() => MsgSend.decode(value))
    }),
  }
}

export type DecodedTx = ReturnType<typeof decodeTx>

function decode<T>(read: () => T) {
  try {
    return read()
  } catch (error) {
    throw createTxDecodeError(String(error))
  }
}
