import { getAddress, type Hex, isAddressEqual, size, slice } from 'viem'
import { type EventLog, readTransfers } from '../logs/readTransfers.js'

/**
 * Events about an account on whose behalf another account sent: index of the topic that names the account, by hash of
 * the event's signature.
 */
const SENDER_TOPIC: Readonly<Record<Hex, number>> = {
  // ERC-4337: `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`.
  '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f': 2,
  // ERC-7710: `RedeemedDelegation(address,address,(address,address,bytes32,(address,bytes,bytes)[],uint256,bytes))`.
  '0x40dadaa36c6c2e3d7317e24757451ffb2d603d875f0ad5e92c5dd156573b1873': 1,
}

export interface SentTransaction {
  readonly from: Hex
  readonly logs: readonly EventLog[]
}

/**
 * Checks whether an account caused a transaction. Others send for contract accounts (Safe, ERC-4337, EIP-7702): then
 * the account's contract emits a log, an entry point names the account, or assets leave it.
 */
export function isSentBy(account: Hex, { from, logs }: SentTransaction): boolean {
  return (
    isAddressEqual(from, account) ||
    logs.some(({ address, topics }) => isAddressEqual(address, account) || isNamedIn(topics, account)) ||
    readTransfers(logs).some((each) => isAddressEqual(each.from, account))
  )
}

function isNamedIn(topics: readonly Hex[], account: Hex): boolean {
  const [kind] = topics
  const topic = kind && topics[SENDER_TOPIC[kind] ?? 0]
  return (
    topic !== undefined && topic !== kind && size(topic) === 32 && isAddressEqual(getAddress(slice(topic, 12)), account)
  )
}
