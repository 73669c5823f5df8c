import type { PageSetup, WalletAnswer } from './scriptTypes'

const ANSWERS: readonly string[] = ['approve', 'reject', 'never', 'panel'] satisfies WalletAnswer[]
const MODE_KEY = 'foyer-sandbox:mode'

// Reads the setup of the test, else the mode in `?sandbox=…`, else the mode in localStorage.
export function readPageSetup(): PageSetup {
  const mode = new URL(location.href).searchParams.get('sandbox') ?? readStoredMode()
  const requested: PageSetup = mode !== null && ANSWERS.includes(mode) ? { mode: mode as WalletAnswer } : {}
  return { ...requested, ...globalThis.__sandboxScript }
}

function readStoredMode(): string | null {
  try {
    return localStorage.getItem(MODE_KEY)
  } catch {
    return null
  }
}
