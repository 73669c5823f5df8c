'use client'

import type { RegisteredNamespace } from '@foyer/core'
import { useModalProvider } from '../hooks/ModalProvider.js'
import { useIsConnected } from '../internal/useAccountField.js'
import type { AccountButtonProps } from './accountButtonProps.js'
import { BaseButton } from './BaseButton.js'
import { type ButtonLabels, buttonLabels } from './labels.js'
import { useAccountButtonContent } from './useAccountButtonContent.js'

export interface ConnectButtonProps extends Pick<AccountButtonProps, 'balance' | 'className' | 'style'> {
  /** @default the active namespace */
  readonly namespace?: RegisteredNamespace | undefined
  readonly labels?: Partial<ButtonLabels> | undefined
}

/** Opens the modal to connect. Once connected it shows the account, unless an `<AccountButton>` does. */
export function ConnectButton({ namespace, labels, balance, ...look }: ConnectButtonProps) {
  const { accountButtons } = useModalProvider('<ConnectButton>')
  const { isConnected, isConnecting } = useIsConnected(namespace)
  const Face = useAccountButtonContent((isConnecting || isConnected) && accountButtons === 0)
  if (isConnected && accountButtons > 0) return null
  const texts = { ...buttonLabels, ...labels }
  const Shown = isConnected ? Face : undefined
  const isBusy = !Shown && (isConnecting || isConnected)
  const view = Shown || namespace !== undefined ? undefined : 'Connect'
  // Both states render the same element, which keeps its focus and hover.
  return (
    <BaseButton {...look} kind={Shown ? '2' : '1'} isBusy={isBusy} labels={labels} opens={{ view, namespace }}>
      {Shown ? (
        <Shown namespace={namespace} labels={labels} balance={balance} />
      ) : isBusy ? (
        texts.connecting
      ) : (
        texts.connect
      )}
    </BaseButton>
  )
}
