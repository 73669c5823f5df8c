import { readPageSetup } from '../../wallet/readPageSetup'
import type { PageState } from '../toPageState'

const TURN_KEY = 'foyer-sandbox:turn'

/** Has the wallets of this page answer as the sandbox's faults say. */
export function applyPageState({ mode, wrongNetwork }: PageState): void {
  const wallets = Object.entries(globalThis.__sandboxWallets ?? {})
  if (wallets.length === 0) return
  const { mode: usual = 'panel', wallets: own = {} } = readPageSetup()
  for (const [id, { script }] of wallets) script.mode(mode ?? own[id]?.mode ?? usual)
  if (wrongNetwork === null || localStorage.getItem(TURN_KEY) === wrongNetwork.turn) return
  localStorage.setItem(TURN_KEY, wrongNetwork.turn)
  // Only EVM wallets have this call; the type of the page's global names them all alike.
  for (const [, { script }] of wallets) if ('switchChain' in script) script.switchChain(wrongNetwork.chainId)
}
