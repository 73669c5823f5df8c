/**
 * What a chain says has happened in a transaction, as the Cosmos SDK (0.50) writes it.
 *
 * @typedef {{ type: string, attributes: readonly { key: string, value: string, index: boolean }[] }} Event
 */

/** @type {(type: string, attributes: Readonly<Record<string, string>>) => Event} */
const event = (type, attributes) => ({
  type,
  attributes: Object.entries(attributes).map(([key, value]) => ({ key, value, index: true })),
})

/** @type {(from: string, to: string, amount: string, index: Readonly<Record<string, string>>) => Event[]} */
const move = (from, to, amount, index) => [
  event('coin_spent', { spender: from, amount, ...index }),
  event('coin_received', { receiver: to, amount, ...index }),
  event('transfer', { recipient: to, sender: from, amount, ...index }),
  event('message', { sender: from, ...index }),
]

/**
 * What comes before all messages, and stays when these fail.
 *
 * @param {{ payer: string, collector: string, fee: string, sequence: number }} paid
 * @returns {readonly Event[]}
 */
export const ofFee = ({ payer, collector, fee, sequence }) => [
  ...move(payer, collector, fee, {}),
  event('tx', { fee, fee_payer: payer }),
  event('tx', { acc_seq: `${payer}/${sequence}` }),
]

/**
 * @param {import('cosmjs-types/cosmos/bank/v1beta1/tx').MsgSend} message
 * @param {number} index
 * @returns {readonly Event[]}
 */
export function ofTransfer({ fromAddress, toAddress, amount }, index) {
  const coins = amount.map((coin) => `${coin.amount}${coin.denom}`).join()
  const place = { msg_index: String(index) }
  return [
    event('message', { action: '/cosmos.bank.v1beta1.MsgSend', sender: fromAddress, module: 'bank', ...place }),
    ...move(fromAddress, toAddress, coins, place),
  ]
}
