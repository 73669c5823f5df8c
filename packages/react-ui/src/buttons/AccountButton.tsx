'use client'

import type { Namespace } from '@foyer/core'
import { useAccount } from '../hooks/useAccount.js'
import { useIsAccountButton } from '../ModalProvider.js'
import type { ButtonLabels } from './labels.js'
import { useAccountFace } from './useAccountFace.js'

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
  const Face = useAccountFace(isConnecting || isConnected)
  return isConnected && Face ? <Face {...props} /> : null
}
