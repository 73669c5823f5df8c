import type { EvmContext, EvmMethod } from '../context'

export const requestAccounts: EvmMethod = async (context, _params, method) => {
  await context.unlock(method)
  if (context.session.permitted().length === 0) await promptToConnect(context, method)
  return context.session.accounts()
}

// Prompts even if the app may see some accounts already.
export async function promptToConnect(context: EvmContext, method: string): Promise<void> {
  await context.promptToConnect(context.keyring.addresses, method)
  context.session.welcome()
}
