import type { MsgSend } from 'cosmjs-types/cosmos/bank/v1beta1/tx'

export interface CosmosEvent {
  type: string
  attributes: readonly { key: string; value: string; index: boolean }[]
}

const event = (type: string, attributes: Readonly<Record<string, string>>): CosmosEvent => ({
  type,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value, index: true })),
})

const move = (from: string, to: string, amount: string, index: Readonly<Record<string, string>>): CosmosEvent[] => [
  event('coin_spent', { spender: from, amount, ...index }),
  event('coin_received', { receiver: to, amount, ...index }),
  event('transfer', { recipient: to, sender: from, amount, ...index }),
  event('message', { sender: from, ...index }),
]

export const createFeeEvents = ({
  payer,
  collector,
  fee,
  sequence,
}: {
  payer: string
  collector: string
  fee: string
  sequence: number
}): readonly CosmosEvent[] => [
  ...move(payer, collector, fee, {}),
  event('tx', { fee, fee_payer: payer }),
  event('tx', { acc_seq: `${payer}/${sequence}` }),
]

export function createTransferEvents(
  { fromAddress, toAddress, amount }: MsgSend,
  index: number,
): readonly CosmosEvent[] {
  const coins = amount.map((coin) => `${coin.amount}${coin.denom}`).join()
  const place = { msg_index: String(index) }
  return [
    event('message', { action: '/cosmos.bank.v1beta1.MsgSend', sender: fromAddress, module: 'bank', ...place }),
    ...move(fromAddress, toAddress, coins, place),
  ]
}
