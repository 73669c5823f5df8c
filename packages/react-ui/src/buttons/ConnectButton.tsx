'use client'

import type { Namespace } from '@foyer/core'
import { useAccount } from '../hooks/useAccount.js'
import { usePage } from '../ModalProvider.js'
import type { AccountButtonProps } from './AccountButton.js'
import { LazyAccountFace, usePreloadedFace } from './LazyAccountFace.js'
import { type ButtonLabels, buttonLabels } from './labels.js'
import { PageButton } from './PageButton.js'

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
  const texts = { ...buttonLabels, ...labels }
  usePreloadedFace(isConnecting)
  const opens = namespace === undefined ? ({ view: 'Connect' } as const) : { namespace }
  const button = (isBusy: boolean) => (
    <PageButton kind="1" isBusy={isBusy} opens={opens}>
      {isBusy ? texts.connecting : texts.connect}
    </PageButton>
  )
  if (!isConnected) return button(isConnecting)
  if (accountButtons > 0) return null
  return <LazyAccountFace namespace={namespace} labels={labels} balance={balance} fallback={button(true)} />
}
