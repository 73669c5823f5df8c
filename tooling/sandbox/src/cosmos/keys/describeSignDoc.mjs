import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { TxBody } from 'cosmjs-types/cosmos/tx/v1beta1/tx'

/** @typedef {readonly (readonly [name: string, value: string])[]} Facts for people, line by line */

/**
 * What a document of SIGN_MODE_DIRECT does.
 *
 * @param {Uint8Array} bodyBytes
 * @returns {Facts}
 */
export function describeDirect(bodyBytes) {
  const { messages, memo } = TxBody.decode(bodyBytes)
  const facts = messages.flatMap(({ typeUrl, value }) => {
    if (typeUrl !== '/cosmos.bank.v1beta1.MsgSend') return [/** @type {const} */ (['Message', typeUrl])]
    const { toAddress, amount } = MsgSend.decode(value)
    return transfer(toAddress, amount)
  })
  return withMemo(facts, memo)
}

/**
 * What a document of SIGN_MODE_LEGACY_AMINO_JSON does.
 *
 * @param {import('@cosmjs/amino').StdSignDoc} doc
 * @returns {Facts}
 */
export function describeAmino({ msgs, memo }) {
  const facts = msgs.flatMap(({ type, value }) =>
    type === 'cosmos-sdk/MsgSend'
      ? transfer(value.to_address, value.amount)
      : [/** @type {const} */ (['Message', type])],
  )
  return withMemo(facts, memo)
}

/** The text of a message to sign (ADR-36); undefined for every other document. @param {import('@cosmjs/amino').StdSignDoc} doc */
export function readAdr36({ chain_id: chainId, msgs }) {
  const [message, other] = msgs
  if (chainId !== '' || other || message?.type !== 'sign/MsgSignData') return undefined
  return new TextDecoder().decode(Uint8Array.from(atob(message.value.data), (each) => each.charCodeAt(0)))
}

/** @type {(to: string, amount: readonly { denom: string, amount: string }[]) => Facts} */
const transfer = (to, amount) => [
  ['To', to],
  ['Amount', amount.map((coin) => `${coin.amount} ${coin.denom}`).join(', ')],
]

/** @type {(facts: Facts, memo: string) => Facts} */
const withMemo = (facts, memo) => (memo ? [...facts, ['Memo', memo]] : facts)
