import type { Channel, ChannelApproval, ChannelChange, ChannelSupport } from '../../adapter/channel.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { SessionRequest, WalletDriver } from './walletDriver.js'

// Fakes a session with a wallet on another device.
export interface FakeSession {
  readonly channel: Channel
  readonly requests: readonly SessionRequest[]
  // Approves networks, each with as many of the driver's accounts as `accounts` says.
  approve(ids: readonly CaipNetworkId[], accounts: number): void
  emit(change: ChannelChange): void
  closed(): number
  listening(): number
}

// Creates the session. Its wallet answers requests as the driver does. `isBare`: the session has no methods.
export function createFakeSession(
  driver: WalletDriver,
  { methods, events }: ChannelSupport,
  { isBare = false } = {},
): FakeSession {
  const listeners = new Set<(change: ChannelChange) => void>()
  const requests: SessionRequest[] = []
  let approval: ChannelApproval | undefined
  let closed = 0
  const { answer } = driver.channel ?? {}
  return {
    requests,
    channel: {
      wallet: { id: 'walletconnect', name: 'Pocket', type: 'MULTI_CHAIN' },
      approved: (namespace) => (namespace === driver.networks[0].chainNamespace ? approval : undefined),
      async request(question) {
        requests.push(question)
        if (!answer) throw new Error(`The suite knows no answer to ${question.method}`)
        return answer(question)
      },
      watch(_, listener) {
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      async close() {
        closed++
      },
    },
    approve(caipNetworkIds, count) {
      const own = driver.accounts.slice(0, count)
      approval = own.length
        ? {
            accounts: caipNetworkIds.flatMap((id) => own.map((each): `${CaipNetworkId}:${string}` => `${id}:${each}`)),
            caipNetworkIds,
            methods: answer && !isBare ? methods : [],
            events: answer && !isBare ? events : [],
          }
        : undefined
    },
    emit(change) {
      for (const listener of [...listeners]) listener(change)
    },
    closed: () => closed,
    listening: () => listeners.size,
  }
}
