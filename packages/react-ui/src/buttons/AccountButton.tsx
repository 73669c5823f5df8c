'use client'

import { useEffect } from 'react'
import { useModalProvider } from '../hooks/ModalProvider.js'
import { useAccountField } from '../internal/useAccountField.js'
import type { AccountButtonProps } from './accountButtonProps.js'
import { BaseButton } from './BaseButton.js'
import { countButton } from './logic/countButtons.js'
import { buttonLabels } from './logic/labels.js'
import { useAccountButtonContent } from './useAccountButtonContent.js'

/** Shows the connected account and opens its view. Renders nothing while disconnected. */
export function AccountButton(props: AccountButtonProps) {
  const { modal } = useModalProvider('<AccountButton>')
  useEffect(() => countButton(modal, 'account'), [modal])
  const { namespace, labels } = props
  const status = useAccountField('status', namespace)
  const Face = useAccountButtonContent(status !== 'disconnected')
  if (status !== 'connected') return null
  return (
    <BaseButton {...props} kind={Face ? '2' : '1'} isBusy={!Face} opens={{ namespace }}>
      {Face ? <Face {...props} /> : (labels?.connecting ?? buttonLabels.connecting)}
    </BaseButton>
  )
}
