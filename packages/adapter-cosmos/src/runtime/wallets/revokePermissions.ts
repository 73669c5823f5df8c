import type { KeplrWallet } from '../../keplr.js'

export async function revokePermissions(wallet: KeplrWallet, chainIds: readonly string[]): Promise<void> {
  if (wallet.disable) await wallet.disable([...chainIds])
  else await wallet.disconnect?.([...chainIds])
}
