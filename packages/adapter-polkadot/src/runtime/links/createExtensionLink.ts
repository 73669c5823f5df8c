import { isModalError } from '@foyer/core/adapter'
import type { InjectedExtension } from '../../injected.js'
import type { PolkadotSigner } from '../../provider.js'
import { asked } from './asked.js'
import type { LinkChange, WalletLink } from './link.js'
import { type ListedAccount, readAccounts } from './readAccounts.js'
import type { Recalled } from './recallExtension.js'
import { whenLookedAt } from './whenLookedAt.js'

export interface ExtensionLinkParameters {
  readonly walletId: string
  readonly extension: InjectedExtension
  readonly accounts: readonly ListedAccount[]
  /** Nobody has asked it since the last visit. Undefined: it has let the page in now. */
  readonly recalled?: Recalled | undefined
  /** Keeps what it shares for the next visit. */
  remember(accounts: readonly ListedAccount[]): void
}

/** An extension of this browser. It signs for any network, and shows its accounts to all but those bound to one. */
export function createExtensionLink(parameters: ExtensionLinkParameters): WalletLink {
  const { walletId, extension, recalled, remember } = parameters
  let listed = parameters.accounts
  const take = (given: unknown) => {
    listed = readAccounts(given)
    remember(listed)
  }

  const watch = (listener: (change: LinkChange) => void) => {
    let isOver = false
    const tell = (given: unknown) => {
      if (isOver) return
      take(given)
      listener({ type: 'accounts' })
    }
    const undo = asked(async () => {
      await recalled?.opened
      return isOver ? undefined : extension.accounts.subscribe?.(tell)
    })
    const fail = (cause: unknown) => {
      if (!isOver && isModalError(cause, 'NOT_AUTHORIZED')) listener({ type: 'end', cause })
    }
    // A subscription dies with the extension's worker, which sleeps, and nobody is told. Not every wallet has one.
    const look = () => void asked(() => extension.accounts.get()).then(tell, fail)
    const unlook = whenLookedAt(() => recalled?.isOpen() !== false && look())
    recalled?.opened.then(
      (accounts) => {
        const known = new Set(listed.map(({ address }) => address))
        // Whoever bears the name of a wallet can answer for it.
        if (accounts.some(({ address }) => known.has(address))) tell(accounts)
        else if (!isOver) listener({ type: 'end' })
      },
      (cause: unknown) => isOver || listener({ type: 'end', cause }),
    )
    return () => {
      isOver = true
      unlook()
      recalled?.leave()
      // Some give their undo at once, some later, some none, and one that cannot tell of changes is still a wallet.
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
    // The standard has no word for leaving: the extension remembers the page until its owner takes that back.
    close: async () => {},
  }
}

/** The extension's own signer, with errors that have a code. */
function createSigner(signer: PolkadotSigner): PolkadotSigner {
  const signPayload = signer.signPayload?.bind(signer)
  const signRaw = signer.signRaw?.bind(signer)
  return {
    ...(signPayload && { signPayload: (payload) => asked(() => signPayload(payload)) }),
    ...(signRaw && { signRaw: (raw) => asked(() => signRaw(raw)) }),
  }
}
