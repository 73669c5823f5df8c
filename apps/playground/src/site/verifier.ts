import type { Modal } from '@foyer/core'
import { createPublicClient, custom, type EIP1193RequestFn, type PublicClient } from 'viem'

/**
 * Checks signatures by way of the connected wallet's own provider: a smart account's contract has the last word on what
 * it signed (ERC-1271), also before there is one (ERC-6492).
 */
export function verifier(modal: Modal): PublicClient {
  const provider = modal.connection('eip155')?.provider as { readonly request: EIP1193RequestFn } | undefined
  if (!provider) throw new Error('No wallet is connected.')
  return createPublicClient({ transport: custom(provider) })
}
