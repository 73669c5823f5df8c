import type { StandardConnectInput, StandardConnectOutput } from '@wallet-standard/features'
import type { SolanaContext } from './context'

/** `standard:connect`. Silent gives what was permitted before and asks nobody. */
export async function connect(context: SolanaContext, input?: StandardConnectInput): Promise<StandardConnectOutput> {
  if (!input?.silent) {
    await context.unlock('standard:connect')
    const addresses = context.accounts.map(({ address }) => address)
    if (!context.granted()) await context.askToConnect(addresses, 'standard:connect')
  }
  return { accounts: context.given() }
}
