import { pubkeyToAddress, serializeSignDoc } from '@cosmjs/amino'
import { Secp256k1, Secp256k1Signature, sha256 } from '@cosmjs/crypto'
import { toBase64 } from '@cosmjs/encoding'
import { makeSignBytes, makeSignDoc } from '@cosmjs/proto-signing'
import { SignMode } from 'cosmjs-types/cosmos/tx/signing/v1beta1/signing'
import type { ChainFacts } from '../chains'
import { unauthorized, wrongSequence } from './ChainError'
import type { Account } from './createLedger'
import type { Tx } from './readTx'

/** Throws unless the transaction was signed by this account, for this chain and as its next one. */
export async function checkSignature(tx: Tx, { account, facts }: { account: Account; facts: ChainFacts }) {
  const { publicKey, sequence, signature } = tx
  if (sequence !== account.sequence) throw wrongSequence(account.sequence, sequence)
  if (!publicKey) throw unauthorized('no public key')
  const key = { type: 'tendermint/PubKeySecp256k1', value: toBase64(publicKey) }
  if (pubkeyToAddress(key, facts.prefix) !== account.address) throw unauthorized('pubKey does not match signer address')
  const signed = sha256(toSignBytes(tx, { account, facts }))
  const isRight =
    signature.length === 64 &&
    (await Secp256k1.verifySignature(Secp256k1Signature.fromFixedLength(signature), signed, publicKey))
  if (!isRight) {
    throw unauthorized(
      `signature verification failed; please verify account number (${account.accountNumber}), sequence (${sequence}) and chain-id (${facts.chainId})`,
    )
  }
}

function toSignBytes(
  { bodyBytes, authInfoBytes, mode, memo, fee, messages, sequence }: Tx,
  { account, facts }: { account: Account; facts: ChainFacts },
): Uint8Array {
  const { accountNumber } = account
  if (mode === SignMode.SIGN_MODE_DIRECT) {
    return makeSignBytes(makeSignDoc(bodyBytes, authInfoBytes, facts.chainId, accountNumber))
  }
  if (mode !== SignMode.SIGN_MODE_LEGACY_AMINO_JSON) throw unauthorized('unsupported sign mode')
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
