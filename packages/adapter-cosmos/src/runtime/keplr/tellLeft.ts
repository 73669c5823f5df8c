import type { KeplrWallet } from '../../keplr.js'

/** Gives the permission to chains back, where the wallet has a word for that. */
export async function tellLeft(wallet: KeplrWallet, chainIds: readonly string[]): Promise<void> {
  if (wallet.disable) await wallet.disable([...chainIds])
  else await wallet.disconnect?.([...chainIds])
}
