import type { StandardConnectInput, StandardConnectOutput } from '@wallet-standard/features'
import type { SolanaContext } from './context'

/** Handles `standard:connect`. With `silent`, returns the permitted accounts without a prompt. */
export async function connectWallet(
  context: SolanaContext,
  input?: StandardConnectInput,
): Promise<StandardConnectOutput> {
  if (!input?.silent) {
    await context.unlock('standard:connect')
    const addresses = context.accounts.map(({ address }) => address)
    if (!context.granted()) await context.promptToConnect(addresses, 'standard:connect')
  }
  return { accounts: context.given() }
}
