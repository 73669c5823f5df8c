import type { CosmosContext, KnownChain } from './context'

/** Asks once for the chains that the site may not use yet; unknown ones are refused before anything is asked. */
export async function permit(context: CosmosContext, chainIds: readonly string[], method: string): Promise<void> {
  for (const chainId of chainIds) findChain(context, chainId)
  await context.unlock(method)
  const { session, approvals, addresses, state } = context
  const missing = () => chainIds.filter((each) => !session.permitted().includes(each))
  if (!missing().length) return
  if (context.connecting) await context.connecting
  if (!missing().length) return
  const ask = { kind: 'connect', accounts: addresses, checked: [state().selected] } as const
  const asked = approvals.ask(ask, method)
  context.connecting = asked
  try {
    await asked
    session.grant(missing())
  } finally {
    context.connecting = undefined
  }
}

export function findChain({ session }: CosmosContext, chainId: string): KnownChain {
  const found = session.chain(chainId)
  if (!found) throw new Error(`There is no modular chain info for ${chainId}`)
  return found
}
