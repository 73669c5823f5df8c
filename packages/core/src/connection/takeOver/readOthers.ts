import * as z from 'zod/mini'
import { parseJson, type ReadKey, type Trace } from './trace.js'

const nameSchema = z.string().check(z.refine((text) => text.length > 0 && text.length <= 200))

/** Reads the name that `WalletProvider` of @solana/wallet-adapter-react stores as JSON. */
export function readWalletAdapter(read: ReadKey): readonly Trace[] {
  const { data: name } = z.safeParse(nameSchema, parseJson(read('walletName')))
  if (name === undefined) return []
  return [{ namespace: 'solana', walletId: name === 'WalletConnect' ? undefined : name }]
}

/** Reads the provider that the user chose in sats-connect (sats-connect 4.2.1, 2026-11). */
export function readSatsConnect(read: ReadKey): readonly Trace[] {
  const { data: walletId } = z.safeParse(nameSchema, read('sats-connect_defaultProvider'))
  return walletId === undefined ? [] : [{ namespace: 'bip122', walletId }]
}

const COSMOS_WALLET_IDS: Readonly<Record<string, string>> = {
  'keplr-extension': 'app.keplr',
  'leap-extension': 'io.leapwallet.LeapWallet',
  'cosmostation-extension': 'io.cosmostation',
  'okxwallet-extension': 'com.okex.wallet',
}

/** Reads the wallet that cosmos-kit calls the current one. */
export function readCosmosKit(read: ReadKey): readonly Trace[] {
  const { data: name } = z.safeParse(nameSchema, read('cosmos-kit@2:core//current-wallet'))
  if (name === undefined) return []
  if (name.endsWith('-mobile')) return [{ namespace: 'cosmos', walletId: undefined }]
  return Object.hasOwn(COSMOS_WALLET_IDS, name) ? [{ namespace: 'cosmos', walletId: COSMOS_WALLET_IDS[name] }] : []
}

/** Reads AppKit's connector of each namespace. */
export function readAppKit(read: ReadKey, namespaces: readonly string[]): readonly Trace[] {
  return namespaces.flatMap((namespace) => {
    const { data: id } = z.safeParse(nameSchema, read(`@appkit/${namespace}:connected_connector_id`))
    if (id === undefined) return []
    return [{ namespace, walletId: /^walletConnect$/i.test(id) ? undefined : id }]
  })
}
