import type { Method, WalletContext } from '../context'
import { unlock } from './unlock'

/** `eth_requestAccounts`: asks once, then answers from what was permitted. */
export const requestAccounts: Method = async (context, _params, method) => {
  await unlock(context, method)
  if (context.session.permitted().length === 0) await askToConnect(context, method)
  return context.session.accounts()
}

/** Asks which accounts the site may see, whatever it sees already. */
export async function askToConnect(context: WalletContext, method: string): Promise<void> {
  const { keyring, session, store, approvals } = context
  const granted = session.positions()
  const suggested = granted.length > 0 ? granted : [store.get().selected]
  const answer = await approvals.ask({ kind: 'connect', accounts: keyring.addresses, checked: suggested }, method)
  session.grant(answer.accounts ?? suggested, answer.times)
}
