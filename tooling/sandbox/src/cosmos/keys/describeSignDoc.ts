import type { StdSignDoc } from '@cosmjs/amino'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { TxBody } from 'cosmjs-types/cosmos/tx/v1beta1/tx'

/** For people, line by line. */
export type Facts = readonly (readonly [name: string, value: string])[]

/** What a document of SIGN_MODE_DIRECT does. */
export function describeDirect(bodyBytes: Uint8Array): Facts {
  const { messages, memo } = TxBody.decode(bodyBytes)
  const facts = messages.flatMap(({ typeUrl, value }) => {
    if (typeUrl !== '/cosmos.bank.v1beta1.MsgSend') return [['Message', typeUrl] as const]
    const { toAddress, amount } = MsgSend.decode(value)
    return transfer(toAddress, amount)
  })
  return withMemo(facts, memo)
}

/** What a document of SIGN_MODE_LEGACY_AMINO_JSON does. */
export function describeAmino({ msgs, memo }: StdSignDoc): Facts {
  const facts = msgs.flatMap(({ type, value }) =>
    type === 'cosmos-sdk/MsgSend' ? transfer(value.to_address, value.amount) : [['Message', type] as const],
  )
  return withMemo(facts, memo)
}

/** The text of a message to sign (ADR-36); undefined for every other document. */
export function readAdr36({ chain_id: chainId, msgs }: StdSignDoc) {
  const [message, other] = msgs
  if (chainId !== '' || other || message?.type !== 'sign/MsgSignData') return undefined
  return new TextDecoder().decode(Uint8Array.from(atob(message.value.data), (each) => each.charCodeAt(0)))
}

const transfer = (to: string, amount: readonly { denom: string; amount: string }[]): Facts => [
  ['To', to],
  ['Amount', amount.map((coin) => `${coin.amount} ${coin.denom}`).join(', ')],
]

const withMemo = (facts: Facts, memo: string): Facts => (memo ? [...facts, ['Memo', memo]] : facts)
