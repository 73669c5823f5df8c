import type { InjectedAccount } from '../../injected.js'
import type { SharedAccount } from './link.js'

/** An account as an extension lists it, read. */
export type ListedAccount = SharedAccount & { readonly genesisHash?: string | undefined }

export function readAccounts(given: unknown): ListedAccount[] {
  if (!Array.isArray(given)) return []
  return given.flatMap((account: Partial<InjectedAccount> | null) => {
    const { address, genesisHash, name, type } = account ?? {}
    if (typeof address !== 'string') return []
    return [{ address, genesisHash: toText(genesisHash), name: toText(name), type: toText(type) }]
  })
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)
