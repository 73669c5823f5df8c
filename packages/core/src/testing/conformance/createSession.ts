import type { Channel, ChannelApproval, ChannelChange, ChannelSupport } from '../../adapter/channel.js'
import type { CaipNetworkId } from '../../types/caip.js'
import type { SessionQuestion, WalletDriver } from './walletDriver.js'

/** A session with a wallet on another device, which is as the suite says. */
export interface Session {
  readonly channel: Channel
  /** What the wallet has been asked. */
  readonly questions: readonly SessionQuestion[]
  /** Allows networks, on each the first so many of the driver's accounts. */
  allow(ids: readonly CaipNetworkId[], accounts: number): void
  tell(change: ChannelChange): void
  /** How often the page has ended it. */
  closed(): number
  /** How many listen to it. */
  listening(): number
}

/** Its wallet allows all that is asked for, as far as the driver answers it. `isBare`: it allows no methods at all. */
export function createSession(
  driver: WalletDriver,
  { methods, events }: ChannelSupport,
  { isBare = false } = {},
): Session {
  const listeners = new Set<(change: ChannelChange) => void>()
  const questions: SessionQuestion[] = []
  let approval: ChannelApproval | undefined
  let closed = 0
  const { answer } = driver.channel ?? {}
  return {
    questions,
    channel: {
      wallet: { id: 'walletconnect', name: 'Pocket', type: 'MULTI_CHAIN' },
      approved: (namespace) => (namespace === driver.networks[0].chainNamespace ? approval : undefined),
      async request(question) {
        questions.push(question)
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
    allow(caipNetworkIds, count) {
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
    tell(change) {
      for (const listener of [...listeners]) listener(change)
    },
    closed: () => closed,
    listening: () => listeners.size,
  }
}
