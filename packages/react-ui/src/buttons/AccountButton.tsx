'use client'

import { useRegisterAccountButton } from '../hooks/ModalProvider.js'
import { useIsConnected } from '../internal/useAccountField.js'
import type { AccountButtonProps } from './accountButtonProps.js'
import { BaseButton } from './BaseButton.js'
import { buttonLabels } from './labels.js'
import { useAccountButtonContent } from './useAccountButtonContent.js'

/** Shows the connected account and opens its view. Renders nothing while disconnected. */
export function AccountButton(props: AccountButtonProps) {
  useRegisterAccountButton()
  const { className, style } = props
  const { isConnected, isConnecting } = useIsConnected(props.namespace)
  const Face = useAccountButtonContent(isConnecting || isConnected)
  if (!isConnected) return null
  return (
    <BaseButton
      kind={Face ? '2' : '1'}
      isBusy={!Face}
      labels={props.labels}
      opens={{ namespace: props.namespace }}
      className={className}
      style={style}
    >
      {Face ? <Face {...props} /> : (props.labels?.connecting ?? buttonLabels.connecting)}
    </BaseButton>
  )
}
