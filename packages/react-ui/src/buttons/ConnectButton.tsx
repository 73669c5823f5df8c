'use client'

import type { Namespace } from '@foyer/core'
import { createElement } from 'react'
import { useAccount } from '../hooks/useAccount.js'
import { useUnsupported } from '../hooks/useUnsupported.js'
import { usePage } from '../ModalProvider.js'
import type { AccountButtonProps } from './AccountButton.js'
import { type ButtonLabels, buttonLabels } from './labels.js'
import { PageButton } from './PageButton.js'
import { useAccountFace } from './useAccountFace.js'

export interface ConnectButtonProps extends Pick<AccountButtonProps, 'balance'> {
  /** @default the active namespace */
  readonly namespace?: Namespace | undefined
  readonly labels?: Partial<ButtonLabels> | undefined
}

/**
 * Opens the modal to connect a wallet. Once one is connected it is the account's button, unless the page has an
 * `<AccountButton>` of its own: then it steps back.
 */
export function ConnectButton({ namespace, labels, balance }: ConnectButtonProps) {
  const { accountButtons } = usePage('<ConnectButton>')
  const { isConnected, isConnecting } = useAccount(namespace)
  const unsupported = useUnsupported()
  const Face = useAccountFace((isConnecting || isConnected) && accountButtons === 0)
  if (isConnected && accountButtons > 0) return null
  const texts = { ...buttonLabels, ...labels }
  const shown = isConnected ? Face : undefined
  const isBusy = !shown && (isConnecting || isConnected)
  const view = shown || namespace !== undefined ? undefined : 'Connect'
  // One button for both, so that whoever has it under the finger or the keyboard keeps it.
  return (
    <PageButton
      kind={shown ? '2' : '1'}
      isBusy={isBusy}
      isBad={shown && unsupported !== undefined}
      labels={labels}
      opens={{ view, namespace }}
    >
      {shown ? createElement(shown, { namespace, labels, balance }) : isBusy ? texts.connecting : texts.connect}
    </PageButton>
  )
}
