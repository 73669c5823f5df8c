import { installSandboxWallets, loadSandbox } from '../../src/sandbox/loadSandbox'
import type { Local } from '../../src/sandbox/local'

/** What was started with the page, with the sandbox wallets in the page unless its address says `?wallets=none`. */
export async function openSandbox(): Promise<Local> {
  const local = await loadSandbox()
  if (new URLSearchParams(location.search).get('wallets') !== 'none') await installSandboxWallets(local.rpcUrls)
  return local
}
