import { pubkeyToAddress, serializeSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import { toBase64 } from '@cosmjs/encoding'
import { makeSignBytes, makeSignDoc } from '@cosmjs/proto-signing'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import type { CosmosChainInfo } from '../chains'
import { createSignatureError, createWrongSequenceError } from './CosmosSdkError'
import type { CosmosAccount } from './createCosmosBank'
import type { DecodedTx } from './decodeTx'

/** Throws unless the account signed the transaction for this chain with its next sequence number. */
export async function checkSignature(
  tx: DecodedTx,
  { account, facts }: { account: CosmosAccount; facts: CosmosChainInfo },
) {
  const { publicKey, sequence, signature } = tx
  if (sequence !== account.sequence) throw createWrongSequenceError(account.sequence, sequence)
  if (!publicKey) throw createSignatureError('no public key')
  const key = { type: 'tendermint/PubKeySecp256k1', value: toBase64(publicKey) }
  if (pubkeyToAddress(key, facts.prefix) !== account.address)
    throw createSignatureError('pubKey does not match signer address')
  const signed = sha256(toSignBytes(tx, { account, facts }))
  const isRight =
    signature.length === 64 &&
    (await Secp256k1.verifySignature(Secp256k1Signature.fromFixedLength(signature), signed, publicKey))
  if (!isRight) {
    throw createSignatureError(
      `signature verification failed; please verify account number (${account.accountNumber}), sequence (${sequence}) and chain-id (${facts.chainId})`,
    )
  }
}

function toSignBytes(
  { bodyBytes, authInfoBytes, mode, memo, fee, messages, sequence }: DecodedTx,
  { account, facts }: { account: CosmosAccount; facts: CosmosChainInfo },
): Uint8Array {
  const { accountNumber } = account
  if (mode === SignMode.SIGN_MODE_DIRECT) {
    return makeSignBytes(makeSignDoc(bodyBytes, authInfoBytes, facts.chainId, accountNumber))
  }
  if (mode !== SignMode.SIGN_MODE_LEGACY_AMINO_JSON) throw createSignatureError('unsupported sign mode')
  return serializeSignDoc({
    chain_id: facts.chainId,
    account_number: String(accountNumber),
    sequence: String(sequence),
    fee: { amount: fee.amount, gas: String(fee.gas) },
    msgs: messages.map(({ fromAddress, toAddress, amount }) => ({
      type: 'cosmos-sdk/MsgSend',
      value: { from_address: fromAddress, to_address: toAddress, amount },
    })),
    memo,
  })
}
