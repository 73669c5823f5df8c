import { randomBytes } from 'node:crypto'
import type { PolkadotChain } from '../createPolkadotChain'
import type { PolkadotMethod } from './createPolkadotMethods'

interface Subscriber {
  tell(result: unknown): void
  onEnd(undo: () => void): void
}

export interface Subscription {
  notification: string
  unsubscribe: string
  start(subscriber: Subscriber, params: readonly unknown[]): unknown
}

export function createSubscriptions(
  chain: PolkadotChain,
  methods: Readonly<Record<string, PolkadotMethod>>,
): Readonly<Record<string, Subscription>> {
  const heads = (notification: string, unsubscribe: string): Subscription => ({
    notification,
    unsubscribe,
    async start({ tell: notify, onEnd }) {
      notify((await chain.blocks()).at(-1)?.header)
      onEnd(chain.watch(({ header }) => notify(header)))
    },
  })
  return {
    chain_subscribeNewHeads: heads('chain_newHead', 'chain_unsubscribeNewHeads'),
    chain_subscribeAllHeads: heads('chain_allHead', 'chain_unsubscribeAllHeads'),
    chain_subscribeFinalizedHeads: heads('chain_finalizedHead', 'chain_unsubscribeFinalizedHeads'),
    state_subscribeRuntimeVersion: {
      notification: 'state_runtimeVersion',
      unsubscribe: 'state_unsubscribeRuntimeVersion',
      start: async ({ tell: notify }) => notify(await methods.state_getRuntimeVersion?.()),
    },
    state_subscribeStorage: {
      notification: 'state_storage',
      unsubscribe: 'state_unsubscribeStorage',
      async start({ tell: notify, onEnd }, [keys]) {
        const read = async () => {
          const answer = await methods.state_queryStorageAt?.(keys)
          notify(Array.isArray(answer) ? answer[0] : undefined)
        }
        await read()
        onEnd(chain.watch(read))
      },
    },
    author_submitAndWatchExtrinsic: {
      notification: 'author_extrinsicUpdate',
      unsubscribe: 'author_unwatchExtrinsic',
      async start({ tell: notify }, [hex]) {
        const { block } = await chain.submit(hex)
        for (const status of ['ready', { inBlock: block.hash }, { finalized: block.hash }]) notify(status)
      },
    },
  }
}

export const createSubscriptionId = () => randomBytes(8).toString('base64url')
