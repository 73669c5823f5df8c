import type { Key } from '../deriveKey'
import { describeBytes, signBytes, signPayload } from '../signWith'
import type { PolkadotContext } from './context'
import { toSigned } from './toSigned'
import type { Injected, InjectedAccount } from './types'

/** What a page gets that was let in. */
export function createInjected(context: PolkadotContext): Injected {
  const { name, version, approvals, emitter, granted, keys } = context
  let requests = 0
  const accounts = () =>
    context.visible().flatMap((position): InjectedAccount[] => {
      const account = keys.accounts[position]
      return account ? [account] : []
    })
  const keyOf = (address: string): Promise<Key> => {
    if (granted() === undefined) throw new Error(`The source ${context.origin} has not been enabled yet`)
    const position = keys.positionOf(address)
    if (!granted()?.includes(position)) throw new Error('Unable to find keypair')
    return keys.at(position)
  }
  return {
    name,
    version,
    accounts: {
      get: async () => accounts(),
      subscribe(listener) {
        const tell = () => listener(accounts())
        emitter.on('change', tell)
        queueMicrotask(tell)
        return () => emitter.off('change', tell)
      },
    },
    signer: {
      signRaw: ({ address, data }) =>
        context.inWords('signRaw', [{ address, data }], 'Cancelled', async () => {
          const key = keyOf(address)
          await context.unlock('signRaw')
          await approvals.ask({ kind: 'message', address, text: describeBytes(data) }, 'signRaw')
          requests += 1
          return { id: requests, signature: signBytes(await key, data) }
        }),
      signPayload: (payload) =>
        context.inWords('signPayload', [payload], 'Cancelled', async () => {
          const key = keyOf(payload.address)
          await context.unlock('signPayload')
          await approvals.ask(toSigned(payload), 'signPayload')
          requests += 1
          return { id: requests, signature: signPayload(await key, { ...payload }) }
        }),
    },
  }
}
