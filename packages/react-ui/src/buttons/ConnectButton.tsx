'use client'

import type { RegisteredNamespace } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useModalProvider } from '../hooks/ModalProvider.js'
import { useAccountField } from '../internal/useAccountField.js'
import type { AccountButtonProps } from './accountButtonProps.js'
import { BaseButton } from './BaseButton.js'
import { getButtonCount } from './logic/countButtons.js'
import { describeConnectButton } from './logic/describeConnectButton.js'
import { type ButtonLabels, buttonLabels } from './logic/labels.js'
import { useAccountButtonContent } from './useAccountButtonContent.js'

export interface ConnectButtonProps extends Pick<AccountButtonProps, 'balance' | 'className' | 'style'> {
  /** @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
  readonly labels?: Partial<ButtonLabels> | undefined
}

/** Opens the modal to connect. Once connected it shows the account, unless an `<AccountButton>` does. */
export function ConnectButton({ namespace, labels, balance, ...look }: ConnectButtonProps) {
  const { modal } = useModalProvider('<ConnectButton>')
  const hasAccountButton = useStore(getButtonCount(modal, 'account'), { ssr: 'initial' }) > 0
  const status = useAccountField('status', namespace)
  const isConnected = status === 'connected'
  const Face = useAccountButtonContent(status !== 'disconnected' && !hasAccountButton)
  if (isConnected && hasAccountButton) return null
  const Shown = isConnected ? Face : undefined
  const button = describeConnectButton(status, namespace, Shown !== undefined)
  // Both states render the same element, which keeps its focus and hover.
  return (
    <BaseButton {...look} {...button} labels={labels}>
      {Shown ? (
        <Shown namespace={namespace} labels={labels} balance={balance} />
      ) : (
        { ...buttonLabels, ...labels }[button.isBusy ? 'connecting' : 'connect']
      )}
    </BaseButton>
  )
}
