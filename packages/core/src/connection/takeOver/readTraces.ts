import type { BaseContext } from '../../modal/context.js'
import { readAppKit, readCosmosKit, readSatsConnect, readWalletAdapter } from './readOthers.js'
import { readWagmi } from './readWagmi.js'
import type { ReadKey, Trace } from './trace.js'

/** Reads which wallets another library calls connected, once: later visits have only what Foyer stored. */
export function readTraces({ adapters, services }: BaseContext): readonly Trace[] {
  const traces = [
    ...readWagmi(readPageKey),
    ...readWalletAdapter(readPageKey),
    ...readSatsConnect(readPageKey),
    ...readCosmosKit(readPageKey),
    ...readAppKit(readPageKey, [...adapters.keys()]),
  ].filter(({ namespace }) => adapters.has(namespace))
  // Ends the first visit, even if nothing was found.
  if (services.storage.get('connection_status') === undefined) services.storage.set('connection_status', '{}')
  return traces
}

const readPageKey: ReadKey = (key) => {
  try {
    return globalThis.window?.localStorage.getItem(key) ?? undefined
  } catch {
    // The browser blocks storage.
    return undefined
  }
}
