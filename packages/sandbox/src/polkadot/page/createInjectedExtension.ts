import type { PolkadotKey } from '../derivePolkadotKey'
import { decodeMessageText, signBytes, signPayload } from '../signPolkadot'
import type { PolkadotContext } from './context'
import { createTransactionPrompt } from './createTransactionPrompt'
import type { Injected, InjectedAccount } from './types'

export function createInjectedExtension(context: PolkadotContext): Injected {
  const { name, version, approvals, emitter, granted, keys } = context
  let requests = 0
  const accounts = () =>
    context.visible().flatMap((position): InjectedAccount[] => {
      const account = keys.accounts[position]
      return account ? [account] : []
    })
  const keyOf = (address: string): Promise<PolkadotKey> => {
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
        const notify = () => listener(accounts())
        emitter.on('change', notify)
        queueMicrotask(notify)
        return () => emitter.off('change', notify)
      },
    },
    signer: {
      signRaw: ({ address, data }) =>
        context.answerRequest('signRaw', [{ address, data }], 'Cancelled', async () => {
          const key = keyOf(address)
          await context.unlock('signRaw')
          await approvals.prompt({ kind: 'message', address, text: decodeMessageText(data) }, 'signRaw')
          requests += 1
          return { id: requests, signature: signBytes(await key, data) }
        }),
      signPayload: (payload) =>
        context.answerRequest('signPayload', [payload], 'Cancelled', async () => {
          const key = keyOf(payload.address)
          await context.unlock('signPayload')
          await approvals.prompt(createTransactionPrompt(payload), 'signPayload')
          requests += 1
          return { id: requests, signature: signPayload(await key, { ...payload }) }
        }),
    },
  }
}
