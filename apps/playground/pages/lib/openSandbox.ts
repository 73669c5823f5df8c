import { installSandboxWallets, loadSandbox } from '../../src/sandbox/loadSandbox'
import type { RpcUrls } from '../../src/settings/toOptions'

/** The local chains, with the sandbox wallets in the page unless its address says `?wallets=none`. */
export async function openSandbox(): Promise<RpcUrls> {
  const local = await loadSandbox()
  if (new URLSearchParams(location.search).get('wallets') !== 'none') await installSandboxWallets(local)
  return local
}
