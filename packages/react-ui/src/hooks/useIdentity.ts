'use client'

import type { Modal } from '@foyer/core'
import type { Identity } from '@foyer/core/actions'
import { watchIdentity } from '@foyer/core/internal/page'
import { useEffect } from 'react'
import { type Action, useAction } from '../internal/actions/useAction.js'
import { useModalProvider } from './ModalProvider.js'
import { useAccount } from './useAccount.js'

type FetchIdentity = Action<'fetchIdentity', string | undefined, Identity>

export interface UseIdentityReturn extends Pick<FetchIdentity, 'fetchIdentity' | 'fetchIdentityAsync' | 'data'> {
  /** Name that resolves back to the address; undefined until read, and without one. */
  readonly name: string | undefined
  /** URL of an image. */
  readonly avatar: string | undefined
  readonly isLoading: boolean
  /** Error of `fetchIdentity`, or of reading the account's own name. */
  readonly error: Error | undefined
  readonly isFetching: boolean
}

const run = async (modal: Modal, address: string | undefined) => {
  const { identityActions } = await import('../internal/actions/identity.js')
  return identityActions.fetchIdentity(modal, { address })
}

/**
 * Reads name and avatar of the connected EVM account while the component is mounted, and of other addresses on request.
 */
export function useIdentity(): UseIdentityReturn {
  const { modal } = useModalProvider('useIdentity')
  useEffect(() => watchIdentity(modal), [modal])
  const { profileName, profileImage, profileStatus, profileError, isConnected } = useAccount('eip155')
  const { fetchIdentity, fetchIdentityAsync, data, error, isPending } = useAction('useIdentity', 'fetchIdentity', run)
  return {
    name: profileName,
    avatar: profileImage,
    isLoading: isConnected && profileName === undefined && (profileStatus ?? 'loading') === 'loading',
    error: error ?? profileError,
    fetchIdentity,
    fetchIdentityAsync,
    data,
    isFetching: isPending,
  }
}
