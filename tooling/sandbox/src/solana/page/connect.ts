import type { StandardConnectInput, StandardConnectOutput } from '@wallet-standard/features'
import type { SolanaContext } from './context'
import { unlock } from './unlock'

/** `standard:connect`. Silent gives what was permitted before and asks nobody. */
export async function connect(context: SolanaContext, input?: StandardConnectInput): Promise<StandardConnectOutput> {
  const { session, store, approvals, accounts } = context
  const given = () => ({ accounts: session.visible().flatMap((position) => accounts[position] ?? []) })
  if (input?.silent) return given()
  await unlock(context, 'standard:connect')
  if (session.granted().length) return given()
  const { selected } = store.get()
  const addresses = accounts.map(({ address }) => address)
  const ask = { kind: 'connect', accounts: addresses, checked: [selected] } as const
  const approval = await approvals.ask(ask, 'standard:connect')
  session.grant(approval.accounts ?? [selected], approval.times)
  return given()
}
