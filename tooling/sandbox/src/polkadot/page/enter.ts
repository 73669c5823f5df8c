import type { PolkadotContext } from './context'
import { createInjected } from './createInjected'
import { inWords } from './inWords'
import type { Injected } from './types'
import { unlock } from './unlock'

/** `enable` or `connect`: asks once, then lets the site in again by itself, with what its owner left it. */
export function enter(context: PolkadotContext, method: 'enable' | 'connect', origin: string): Promise<Injected> {
  const { approvals, keys, session, store } = context
  return inWords(context, { method, params: [origin], refusal: 'Rejected' }, async () => {
    if (approvals.open().includes('connect')) {
      throw new Error(`The source ${context.origin} has a pending authorization request`)
    }
    if (session.granted() === undefined) {
      await unlock(context, method)
      const checked = [store.get().selected]
      const accounts = keys.accounts.map(({ address }) => address)
      const answer = await approvals.ask({ kind: 'connect', accounts, checked }, method)
      session.grant(answer.accounts ?? checked)
    }
    return createInjected(context)
  })
}
