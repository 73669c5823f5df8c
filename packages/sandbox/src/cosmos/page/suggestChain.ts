import type { CosmosContext } from './context'

/**
 * Handles `experimentalSuggestChain`: accepts a known chain without a prompt, and rejects missing fields with Keplr's
 * errors.
 */
export async function suggestChain(context: CosmosContext, info: unknown): Promise<void> {
  const { session, approvals } = context
  const { chainId, chainName, rpc, rest, bip44, bech32Config, currencies, feeCurrencies } = Object(info)
  const prefix: unknown = Object(bech32Config).bech32PrefixAccAddr
  for (const [name, value] of Object.entries({ chainId, chainName, rpc, rest, bech32PrefixAccAddr: prefix })) {
    if (typeof value !== 'string' || !value) throw new Error(`"${name}" is required`)
  }
  for (const [name, value] of Object.entries({ currencies, feeCurrencies })) {
    if (!Array.isArray(value) || !value.length) throw new Error(`"${name}" does not contain 1 required value(s)`)
  }
  if (typeof Object(bip44).coinType !== 'number') throw new Error('"bip44.coinType" is required')
  if (session.chain(chainId)) return
  await context.unlock('experimentalSuggestChain')
  const facts = [
    ['Network', chainName],
    ['Chain ID', chainId],
    ['Currency', String(currencies[0].coinDenom)],
    ['RPC', rpc],
  ] as const
  await approvals.prompt(
    { kind: 'add', description: { title: 'Add this network?', facts } },
    'experimentalSuggestChain',
  )
  session.suggest({ chainId, name: chainName, prefix: String(prefix) })
}
