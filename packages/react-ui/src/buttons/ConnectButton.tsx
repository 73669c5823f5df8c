'use client'

import type { Namespace } from '@foyer/core'
import { usePage } from '../ModalProvider.js'
import type { AccountButtonProps } from './accountFace.js'
import { type ButtonLabels, buttonLabels } from './labels.js'
import { PageButton } from './PageButton.js'
import { useAccountFace } from './useAccountFace.js'
import { useIsConnected } from './useIsConnected.js'

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
  const { isConnected, isConnecting } = useIsConnected(namespace)
  const Face = useAccountFace((isConnecting || isConnected) && accountButtons === 0)
  if (isConnected && accountButtons > 0) return null
  const texts = { ...buttonLabels, ...labels }
  const Shown = isConnected ? Face : undefined
  const isBusy = !Shown && (isConnecting || isConnected)
  const view = Shown || namespace !== undefined ? undefined : 'Connect'
  // One button for both, so that whoever has it under the finger or the keyboard keeps it.
  return (
    <PageButton kind={Shown ? '2' : '1'} isBusy={isBusy} labels={labels} opens={{ view, namespace }}>
      {Shown ? (
        <Shown namespace={namespace} labels={labels} balance={balance} />
      ) : isBusy ? (
        texts.connecting
      ) : (
        texts.connect
      )}
    </PageButton>
  )
}
