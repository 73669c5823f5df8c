import * as z from 'zod/mini'
import { REMOTE_WALLET_ID } from '../../adapter/walletIds.js'
import { parseJson, type ReadKey, type Trace } from './trace.js'

const MAX_CONNECTIONS = 20

const schema = z.object({
  state: z.object({
    current: z.nullish(z.string()),
    connections: z.object({
      value: z.array(
        z.tuple([
          z.string(),
          z.object({
            accounts: z.array(z.string().check(z.regex(/^0x[0-9a-f]{40}$/i))).check(z.minLength(1)),
            connector: z.object({ id: z.string().check(z.minLength(1)), name: z.string() }),
          }),
        ]),
      ),
    }),
  }),
})

/** Ids of wagmi's connectors (wagmi 3.7.7, 2026-11) whose wallet has another id in Foyer. */
const WALLET_IDS: Readonly<Record<string, string>> = {
  coinbaseWallet: 'com.coinbase.wallet',
  coinbaseWalletSDK: 'coinbase',
  metaMask: 'io.metamask',
  metaMaskSDK: 'io.metamask',
  phantom: 'app.phantom',
  walletConnect: REMOTE_WALLET_ID,
}

/**
 * Reads the state of wagmi, which apps with RainbowKit, ConnectKit or AppKit's wagmi adapter also store. wagmi stores
 * it in localStorage, or in a cookie if the app renders on a server.
 */
export function readWagmi(read: ReadKey): readonly Trace[] {
  const { data } = z.safeParse(schema, parseJson(read('wagmi.store') ?? readCookie('wagmi.store')))
  if (!data) return []
  const { current, connections } = data.state
  const isCurrent = ([uid]: readonly [string, unknown]) => uid === current
  const ordered = [...connections.value.filter(isCurrent), ...connections.value.filter((each) => !isCurrent(each))]
  return ordered.slice(0, MAX_CONNECTIONS).flatMap(([, { accounts, connector }]) => {
    // The user disconnected this wallet in wagmi.
    if (read(`wagmi.${connector.id}.disconnected`) !== undefined) return []
    const walletId = Object.hasOwn(WALLET_IDS, connector.id) ? WALLET_IDS[connector.id] : connector.id
    return [{ namespace: 'eip155', walletId: walletId ?? connector.id, name: connector.name, addresses: accounts }]
  })
}

function readCookie(key: string): string | undefined {
  const found = globalThis.document?.cookie.split('; ').find((each) => each.startsWith(`${key}=`))
  return found?.slice(key.length + 1)
}
