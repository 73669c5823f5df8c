import * as z from 'zod/mini'
import { parseJson, type ReadKey, type Trace } from './trace.js'

const MAX_CONNECTIONS = 20

// Uses only those schemas of zod that the page’s other code has, so that no shared chunk grows.
const stateSchema = z.object({
  state: z.object({ current: z.unknown(), connections: z.object({ value: z.array(z.array(z.unknown())) }) }),
})

const connectionSchema = z.object({
  accounts: z.array(z.string()),
  connector: z.object({ id: z.string(), name: z.string() }),
})

const isAddress = (text: string) => /^0x[0-9a-f]{40}$/i.test(text)

/** Ids of wagmi's connectors (wagmi 3.7.7, 2026-11) whose wallet has another id in Foyer. */
const WALLET_IDS: Readonly<Record<string, string | undefined>> = {
  coinbaseWallet: 'com.coinbase.wallet',
  coinbaseWalletSDK: 'coinbase',
  metaMask: 'io.metamask',
  metaMaskSDK: 'io.metamask',
  phantom: 'app.phantom',
  walletConnect: undefined,
}

/**
 * Reads the state of wagmi, which apps with RainbowKit, ConnectKit or AppKit's wagmi adapter also store. wagmi stores
 * it in localStorage, or in a cookie if the app renders on a server.
 */
export function readWagmi(read: ReadKey): readonly Trace[] {
  const { data } = z.safeParse(stateSchema, parseJson(read('wagmi.store') ?? readCookie('wagmi.store')))
  if (!data) return []
  const { current, connections } = data.state
  const listed = connections.value.slice(0, MAX_CONNECTIONS)
  const isCurrent = ([uid]: readonly unknown[]) => uid === current
  const ordered = [...listed.filter(isCurrent), ...listed.filter((each) => !isCurrent(each))]
  return ordered.flatMap(([, value]) => {
    const { data: connection } = z.safeParse(connectionSchema, value)
    if (!connection?.accounts.length || !connection.accounts.every(isAddress)) return []
    const { id, name } = connection.connector
    // The user disconnected this wallet in wagmi.
    if (!id || read(`wagmi.${id}.disconnected`) !== undefined) return []
    const walletId = Object.hasOwn(WALLET_IDS, id) ? WALLET_IDS[id] : id
    return [{ namespace: 'eip155', walletId, name, addresses: connection.accounts }]
  })
}

function readCookie(key: string): string | undefined {
  const found = globalThis.document?.cookie.split('; ').find((each) => each.startsWith(`${key}=`))
  return found?.slice(key.length + 1)
}
