import { isModalError, type Unsubscribe } from '@foyer/core/adapter'
import type { InjectedExtension } from '../../injected.js'
import type { PolkadotSigner } from '../../provider.js'
import type { DeferredAuthorization } from './deferAuthorization.js'
import { mapWalletErrors } from './mapWalletErrors.js'
import { type ListedAccount, readAccounts } from './readAccounts.js'
import type { WalletApi, WalletApiEvent } from './walletApi.js'

export interface ExtensionApiParameters {
  readonly walletId: string
  readonly extension: InjectedExtension
  readonly accounts: readonly ListedAccount[]
  /** Set for an extension restored from storage, until the user authorizes it again. */
  readonly deferred?: DeferredAuthorization | undefined
  remember(accounts: readonly ListedAccount[]): void
}

export function createExtensionApi(parameters: ExtensionApiParameters): WalletApi {
  const { walletId, extension, deferred, remember } = parameters
  let listed = parameters.accounts
  let look = async () => {}
  const take = (input: unknown) => {
    listed = readAccounts(input)
    remember(listed)
  }

  const watch = (listener: (change: WalletApiEvent) => void) => {
    let isOver = false
    const notify = (input: unknown) => {
      if (isOver) return
      take(input)
      listener({ type: 'accounts' })
    }
    const subscribe = async () => {
      await deferred?.opened
      return isOver ? undefined : extension.accounts.subscribe(notify)
    }
    // Without a subscription, the accounts are read on focus only.
    const undo = subscribe().catch(() => undefined)
    const fail = (cause: unknown) => {
      if (!isOver && isModalError(cause, 'NOT_AUTHORIZED')) listener({ type: 'end', cause })
    }
    // A subscription ends silently when the browser stops the extension's worker, so the accounts are read on focus
    // too.
    look = () => mapWalletErrors(() => extension.accounts.get()).then(notify, fail)
    const unlook = onFocus(() => deferred?.isOpen() !== false && void look())
    deferred?.opened.then(
      (accounts) => {
        const known = new Set(listed.map(({ address }) => address))
        // Another extension may have taken the name since the last visit: trust it only if it shares a known account.
        if (accounts.some(({ address }) => known.has(address))) notify(accounts)
        else if (!isOver) listener({ type: 'end' })
      },
      (cause: unknown) => isOver || listener({ type: 'end', cause }),
    )
    return () => {
      isOver = true
      unlook()
      deferred?.leave()
      // Wallets return a function, a promise of one, or nothing.
      undo.then((stop) => typeof stop === 'function' && stop()).catch(() => undefined)
    }
  }
  return {
    walletId,
    wallet: extension,
    accounts(caipNetworkId) {
      const genesis = caipNetworkId.replace(/^polkadot:/, '0x')
      return listed.filter(({ genesisHash }) => !genesisHash || genesisHash.startsWith(genesis))
    },
    canUse: () => true,
    createSigner: () => createSigner(extension.signer),
    watch,
    refresh: () => look(),
    // An app cannot revoke an extension's authorization.
    disconnect: async () => {},
  }
}

function createSigner(signer: PolkadotSigner): PolkadotSigner {
  const signPayload = signer.signPayload?.bind(signer)
  const signRaw = signer.signRaw?.bind(signer)
  return {
    ...(signPayload && { signPayload: (payload) => mapWalletErrors(() => signPayload(payload)) }),
    ...(signRaw && { signRaw: (raw) => mapWalletErrors(() => signRaw(raw)) }),
  }
}

function onFocus(listener: () => void): Unsubscribe {
  if (typeof window === 'undefined') return () => {}
  window.addEventListener('focus', listener)
  return () => window.removeEventListener('focus', listener)
}
