import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { PubKey } from 'cosmjs-types/cosmos/crypto/secp256k1/keys'
import { AuthInfo, TxBody, TxRaw } from 'cosmjs-types/cosmos/tx/v1beta1/tx'
import { txDecode, unknownRequest } from './ChainError'

const SEND = '/cosmos.bank.v1beta1.MsgSend'

/** A transaction, taken apart. One signer, and transfers only. */
export function readTx(bytes: Uint8Array) {
  const { bodyBytes, authInfoBytes, signatures } = decode(() => TxRaw.decode(bytes))
  const { messages, memo } = decode(() => TxBody.decode(bodyBytes))
  const { signerInfos, fee } = decode(() => AuthInfo.decode(authInfoBytes))
  const [signer] = signerInfos
  if (!signer || signerInfos.length > 1 || !fee) throw txDecode('expected one signer and a fee')
  if (!messages.length) throw unknownRequest('must contain at least one message')
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
      if (typeUrl !== SEND) throw txDecode(`unable to resolve type URL ${typeUrl}`)
      return decode(() => MsgSend.decode(value))
    }),
  }
}

export type Tx = ReturnType<typeof readTx>

function decode<T>(read: () => T) {
  try {
    return read()
  } catch (error) {
    throw txDecode(String(error))
  }
}
