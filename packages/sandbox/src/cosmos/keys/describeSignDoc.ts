import type { StdSignDoc } from '@cosmjs/amino'
import { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'
import { TxBody } from 'cosmjs-types/cosmos/tx/v1beta1/tx'

export type SignDocRows = readonly (readonly [name: string, value: string])[]

export function describeDirectDoc(bodyBytes: Uint8Array): SignDocRows {
  const { messages, memo } = TxBody.decode(bodyBytes)
  const facts = messages.flatMap(({ typeUrl, value }) => {
    if (typeUrl !== '/cosmos.bank.v1beta1.MsgSend') return [['Message', typeUrl] as const]
    const { toAddress, amount } = MsgSend.decode(value)
    return transfer(toAddress, amount)
  })
  return withMemo(facts, memo)
}

export function describeAminoDoc({ msgs, memo }: StdSignDoc): SignDocRows {
  const facts = msgs.flatMap(({ type, value }) =>
    type === 'cosmos-sdk/MsgSend' ? transfer(value.to_address, value.amount) : [['Message', type] as const],
  )
  return withMemo(facts, memo)
}

/** Reads the text of an ADR-36 document, or returns undefined. */
export function readAdr36Text({ chain_id: chainId, msgs }: StdSignDoc) {
  const [message, other] = msgs
  if (chainId !== '' || other || message?.type !== 'sign/MsgSignData') return undefined
  return new TextDecoder().decode(Uint8Array.from(atob(message.value.data), (each) => each.charCodeAt(0)))
}

const transfer = (to: string, amount: readonly { denom: string; amount: string }[]): SignDocRows => [
  ['To', to],
  ['Amount', amount.map((coin) => `${coin.amount} ${coin.denom}`).join(', ')],
]

const withMemo = (facts: SignDocRows, memo: string): SignDocRows => (memo ? [...facts, ['Memo', memo]] : facts)
