'use client'

import { useCallback } from 'react'
import { usePage } from '../ModalProvider.js'
import { useAccount } from './useAccount.js'

export interface UseIdentityReturn {
  /** Leads back to the address. Undefined while it is not known, and where there is none. */
  readonly name: string | undefined
  /** A picture's URL. */
  readonly avatar: string | undefined
  /** Looks up somebody else, or the visitor anew. */
  readonly fetchIdentity: (address?: string) => Promise<{
    readonly name: string | undefined
    readonly avatar: string | undefined
  }>
}

/** Who the connected EVM account is. Looked up by itself once a wallet is connected. */
export function useIdentity(): UseIdentityReturn {
  const { modal } = usePage('useIdentity')
  const { profileName, profileImage } = useAccount('eip155')
  const fetchIdentity = useCallback(
    async (address?: string) => {
      const { identity } = await import('./lazy/identity.js')
      return identity.fetchIdentity(modal, { address })
    },
    [modal],
  )
  return { name: profileName, avatar: profileImage, fetchIdentity }
}
