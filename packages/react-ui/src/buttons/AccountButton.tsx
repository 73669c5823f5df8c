'use client'

import { useIsAccountButton } from '../ModalProvider.js'
import type { AccountButtonProps } from './accountFace.js'
import { buttonLabels } from './labels.js'
import { PageButton } from './PageButton.js'
import { useAccountFace } from './useAccountFace.js'
import { useIsConnected } from './useIsConnected.js'

/** Shows who is connected and opens their account. Nothing while nobody is. */
export function AccountButton(props: AccountButtonProps) {
  useIsAccountButton()
  const { isConnected, isConnecting } = useIsConnected(props.namespace)
  const Face = useAccountFace(isConnecting || isConnected)
  if (!isConnected) return null
  return (
    <PageButton kind={Face ? '2' : '1'} isBusy={!Face} labels={props.labels} opens={{ namespace: props.namespace }}>
      {Face ? <Face {...props} /> : (props.labels?.connecting ?? buttonLabels.connecting)}
    </PageButton>
  )
}
