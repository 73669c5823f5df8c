import type { InjectedAccount, InjectedExtension } from '../../injected.js'
import type { PolkadotSigner } from '../../provider.js'
import type { SharedAccount, WalletLink } from './link.js'
import { toWalletError } from './toWalletError.js'

type Listed = SharedAccount & { readonly genesisHash?: string | undefined }

/** An extension of this browser. It signs for any network, and shows its accounts to all but those bound to one. */
export async function createExtensionLink(walletId: string, extension: InjectedExtension): Promise<WalletLink> {
  let listed = readAccounts(await asked(() => extension.accounts.get()))
  return {
    walletId,
    wallet: extension,
    accounts(caipNetworkId) {
      const genesis = caipNetworkId.replace(/^polkadot:/, '0x')
      return listed.filter(({ genesisHash }) => !genesisHash || genesisHash.startsWith(genesis))
    },
    canUse: () => true,
    createSigner: () => createSigner(extension.signer),
    watch(listener) {
      const undo = asked(async () =>
        extension.accounts.subscribe?.((accounts) => {
          listed = readAccounts(accounts)
          listener({ type: 'accounts' })
        }),
      )
      // Some give their undo at once, some later, some none, and one that cannot tell of changes is still a wallet.
      return () => void undo.then((stop) => typeof stop === 'function' && stop()).catch(() => undefined)
    },
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

async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (cause) {
    throw toWalletError(cause)
  }
}

function readAccounts(given: readonly InjectedAccount[]): Listed[] {
  if (!Array.isArray(given)) return []
  return given.flatMap((account: Partial<InjectedAccount> | null) => {
    const { address, genesisHash, name, type } = account ?? {}
    if (typeof address !== 'string') return []
    return [{ address, genesisHash: toText(genesisHash), name: toText(name), type: toText(type) }]
  })
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)
