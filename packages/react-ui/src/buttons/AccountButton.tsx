'use client'

import type { Namespace } from '@foyer/core'
import { useAccount } from '../hooks/useAccount.js'
import { useIsAccountButton } from '../ModalProvider.js'
import { LazyAccountFace, usePreloadedFace } from './LazyAccountFace.js'
import type { ButtonLabels } from './labels.js'

export interface AccountButtonProps {
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
  readonly labels?: Partial<ButtonLabels> | undefined
  /** @default 'show' */
  readonly balance?: 'show' | 'hide' | undefined
}

/** Shows who is connected and opens their account. Nothing while nobody is. */
export function AccountButton(props: AccountButtonProps) {
  useIsAccountButton()
  const { isConnected, isConnecting } = useAccount(props.namespace)
  usePreloadedFace(isConnecting)
  return isConnected ? <LazyAccountFace {...props} fallback={null} /> : null
}
