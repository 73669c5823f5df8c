import type { Method, WalletContext } from '../context'

/** `eth_requestAccounts`: asks once, then answers from what was permitted. */
export const requestAccounts: Method = async (context, _params, method) => {
  await context.unlock(method)
  if (context.session.permitted().length === 0) await askToConnect(context, method)
  return context.session.accounts()
}

/** Asks which accounts the site may see, whatever it sees already. */
export async function askToConnect(context: WalletContext, method: string): Promise<void> {
  await context.askToConnect(context.keyring.addresses, method)
  context.session.welcome()
}
