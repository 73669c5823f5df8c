import type { CosmosContext, CosmosWalletChain } from './context'

/** Prompts once for all missing chain permissions; rejects chains that the wallet does not know. */
export async function requestChainPermission(
  context: CosmosContext,
  chainIds: readonly string[],
  method: string,
): Promise<void> {
  for (const chainId of chainIds) getCosmosWalletChain(context, chainId)
  await context.unlock(method)
  const { session, approvals, addresses, state } = context
  const missing = () => chainIds.filter((each) => !session.permitted().includes(each))
  if (!missing().length) return
  if (context.connecting) await context.connecting
  if (!missing().length) return
  const request = { kind: 'connect', accounts: addresses, checked: [state().selected] } as const
  const requested = approvals.prompt(request, method)
  context.connecting = requested
  try {
    await requested
    session.grant(missing())
  } finally {
    context.connecting = undefined
  }
}

export function getCosmosWalletChain({ session }: CosmosContext, chainId: string): CosmosWalletChain {
  const result = session.chain(chainId)
  if (!result) throw new Error(`There is no modular chain info for ${chainId}`)
  return result
}
