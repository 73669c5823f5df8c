import type { InjectedAccount } from '../../injected.js'
import type { SharedAccount } from './walletApi.js'

export type ListedAccount = SharedAccount & { readonly genesisHash?: string | undefined }

export function readAccounts(input: unknown): ListedAccount[] {
  if (!Array.isArray(input)) return []
  return input.flatMap((account: Partial<InjectedAccount> | null) => {
    const { address, genesisHash, name, type } = account ?? {}
    if (typeof address !== 'string') return []
    return [{ address, genesisHash: toText(genesisHash), name: toText(name), type: toText(type) }]
  })
}

const toText = (value: unknown) => (typeof value === 'string' ? value : undefined)
