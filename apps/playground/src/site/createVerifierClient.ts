import type { Modal } from '@foyer/core'
import { createPublicClient, custom, type EIP1193RequestFn, type PublicClient } from 'viem'

/**
 * Creates a verifier on the connected wallet's provider: a smart account's contract verifies (ERC-1271), also before
 * its deployment (ERC-6492).
 */
export function createVerifierClient(modal: Modal): PublicClient {
  const provider = modal.connection('eip155')?.provider as { readonly request: EIP1193RequestFn } | undefined
  if (!provider) throw new Error('No wallet is connected.')
  return createPublicClient({ transport: custom(provider) })
}
