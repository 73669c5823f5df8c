import { installSandboxWallets, loadLocalServices } from '../../src/sandbox/loadLocalServices'
import type { LocalServices } from '../../src/sandbox/localServices'

/** Loads the local services, and installs the sandbox wallets unless the URL has `?wallets=none`. */
export async function loadServicesAndWallets(): Promise<LocalServices> {
  const local = await loadLocalServices()
  if (new URLSearchParams(location.search).get('wallets') !== 'none') await installSandboxWallets(local.rpcUrls)
  return local
}
