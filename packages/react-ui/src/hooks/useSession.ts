'use client'

import type { RegisteredNamespace, SessionStatus } from '@foyer/core'
import { useAccount } from './useAccount.js'

export interface UseSessionReturn {
  /** Undefined where the app does not use `siwx`, and while no wallet is connected. */
  readonly status: SessionStatus | undefined
  readonly isSignedIn: boolean
  readonly isLoading: boolean
  /** Error of the app's server when it could not say whether the account is signed in. */
  readonly error: Error | undefined
  readonly address: string | undefined
}

/** Reads whether the connected account is signed in to the app (`siwx`). */
export function useSession(namespace?: RegisteredNamespace): UseSessionReturn {
  const { sessionStatus: status, sessionError, address } = useAccount(namespace)
  const isSignedIn = status === 'authenticated'
  return {
    status,
    isSignedIn,
    isLoading: status === 'loading',
    error: isSignedIn ? undefined : sessionError,
    address: isSignedIn ? address : undefined,
  }
}
