import type { Key } from '../deriveKey.mjs'
import { describeBytes, signBytes, signPayload } from '../signWith.mjs'
import type { PolkadotContext } from './context'
import { inWords } from './inWords'
import { toSigned } from './toSigned'
import type { Injected, InjectedAccount } from './types'
import { unlock } from './unlock'

/** What a page gets that was let in. */
export function createInjected(context: PolkadotContext): Injected {
  const { name, version, approvals, emitter, keys, session } = context
  let requests = 0
  const accounts = () =>
    session.visible().flatMap((position): InjectedAccount[] => {
      const account = keys.accounts[position]
      return account ? [account] : []
    })
  const keyOf = (address: string): Promise<Key> => {
    if (session.granted() === undefined) throw new Error(`The source ${context.origin} has not been enabled yet`)
    const position = keys.positionOf(address)
    if (!session.granted()?.includes(position)) throw new Error('Unable to find keypair')
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
        inWords(context, { method: 'signRaw', params: [{ address, data }], refusal: 'Cancelled' }, async () => {
          const key = keyOf(address)
          await unlock(context, 'signRaw')
          await approvals.ask({ kind: 'message', address, text: describeBytes(data) }, 'signRaw')
          requests += 1
          return { id: requests, signature: signBytes(await key, data) }
        }),
      signPayload: (payload) =>
        inWords(context, { method: 'signPayload', params: [payload], refusal: 'Cancelled' }, async () => {
          const key = keyOf(payload.address)
          await unlock(context, 'signPayload')
          await approvals.ask(toSigned(payload), 'signPayload')
          requests += 1
          return { id: requests, signature: signPayload(await key, { ...payload }) }
        }),
    },
  }
}
