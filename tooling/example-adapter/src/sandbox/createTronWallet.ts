import type { TronProvider } from '../provider.js'
import { createTronKeys, hashMessage } from './keys.js'

export interface TronWalletOptions {
  readonly name: string
  readonly rdns: string
  /** Chains that the wallet knows; it starts on the first. */
  readonly chainIds: readonly [string, ...string[]]
  /** Window in which the wallet announces itself. */
  readonly page: EventTarget
  /** Stores the permission between page loads. */
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Prompts the wallet's user. */
  readonly ask: (question: string) => Promise<boolean>
  /** False for a wallet without `signMessageV2`. @default true */
  readonly canSign?: boolean
}

export type TronWallet = ReturnType<typeof createTronWallet>

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" rx="10" fill="#1d3a4a"/><path d="M6 24c9-14 19-14 28 0-9-5-19-5-28 0z" fill="#f4f1ea"/></svg>',
)}`

/** Creates a TRON wallet with real keys, announced by TIP-6963. Its provider speaks TIP-1193. */
export function createTronWallet(options: TronWalletOptions) {
  const { name, rdns, chainIds, page, storage, ask, canSign = true } = options
  let keys: ReturnType<typeof createTronKeys> | undefined
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  const permission = `${rdns}:permitted`
  let [chainId] = chainIds
  let position = 0

  // Derives keys on first use, as hashing would slow down the page load.
  const key = () => {
    keys ??= createTronKeys()
    const found = keys[position]
    if (!found) throw new RangeError(`This wallet has no account ${position}.`)
    return found
  }
  const emit = (event: string, value: unknown) => {
    for (const listener of [...(listeners.get(event) ?? [])]) listener(value)
  }
  const goTo = (next: string) => {
    if (next === chainId) return
    chainId = next
    emit('chainChanged', { chainId })
  }
  const methods: Readonly<Record<string, (params: unknown) => unknown>> = {
    eth_chainId: () => chainId,
    async eth_requestAccounts() {
      if (!storage.getItem(permission) && !(await ask('Connect to this page?'))) throw refusal()
      storage.setItem(permission, 'yes')
      return [key().address]
    },
    async wallet_switchEthereumChain(params) {
      const wanted = Object(Array.isArray(params) ? params[0] : undefined).chainId
      if (!chainIds.includes(wanted)) throw Object.assign(new Error('Unrecognized chain'), { code: 4902 })
      if (!(await ask(`Switch to ${wanted}?`))) throw refusal()
      goTo(wanted)
    },
  }
  const provider: TronProvider = {
    tronWeb: {
      get defaultAddress() {
        return { base58: storage.getItem(permission) !== null && key().address }
      },
      trx: canSign
        ? {
            async signMessageV2(message) {
              if (await ask(`Sign this message? ${message}`)) return key().sign(hashMessage(message))
              throw 'Confirmation declined by user'
            },
          }
        : {},
    },
    async request({ method, params }) {
      const run = methods[method]
      if (!run) throw Object.assign(new Error('Unsupported Method'), { code: 4200 })
      return run(params)
    },
    on: (event, listener) => void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }

  const detail = { info: { uuid: crypto.randomUUID(), name, rdns, icon: ICON }, provider }
  const announce = () => void page.dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail }))
  page.addEventListener('TIP6963:requestProvider', announce)
  announce()
  return {
    provider,
    announce,
    goTo,
    /** Counts the app's listeners. */
    listeners: () => [...listeners.values()].reduce((sum, each) => sum + each.size, 0),
    select(next: number): void {
      position = next
      if (storage.getItem(permission)) emit('accountsChanged', [key().address])
    },
    /** Revokes the app's permission, as the user does in the wallet. */
    end(): void {
      storage.removeItem(permission)
      emit('accountsChanged', [])
    },
    remove: () => page.removeEventListener('TIP6963:requestProvider', announce),
  }
}

const refusal = () => Object.assign(new Error('User Rejected Request'), { code: 4001 })
