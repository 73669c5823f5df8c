'use client'

import { watchBalance, watchIdentity } from '@foyer/core/internal/page'
import { useEffect } from 'react'
import { useModalProvider } from '../hooks/ModalProvider.js'
import { useAccountField } from '../internal/useAccountField.js'
import { useUnsupportedNetwork } from '../internal/useUnsupportedNetwork.js'
import {
  type AccountButtonContentComponent,
  type AccountButtonProps,
  accountButtonContentRegistry,
} from './accountButtonProps.js'
import { ButtonIcon } from './ButtonIcon.js'
import { describeAccount } from './logic/describeAccount.js'
import { networkButtonLabels } from './logic/networkButtonLabels.js'
import { useAccountButtonStyles, useHasNetworkButton } from './networkButtons.js'

export function AccountButtonContent({ namespace, labels, balance = 'show' }: AccountButtonProps) {
  const address = useAccountField('address', namespace)
  const profileName = useAccountField('profileName', namespace)
  const profileImage = useAccountField('profileImage', namespace)
  const balanceFormatted = useAccountField('balanceFormatted', namespace)
  const balanceSymbol = useAccountField('balanceSymbol', namespace)
  const balanceShown = useAccountField('balanceShown', namespace)
  const isUnsupported = useUnsupportedNetwork() !== undefined
  const { modal } = useModalProvider('<AccountButton>')
  const hasNetworkButton = useHasNetworkButton(modal)
  useAccountButtonStyles()
  useEffect(() => watchIdentity(modal), [modal])
  useEffect(() => (balance === 'show' ? watchBalance(modal, namespace) : undefined), [modal, namespace, balance])
  if (isUnsupported && !hasNetworkButton) {
    return (
      <>
        <span className="fy-page__w" aria-hidden="true" />
        {labels?.switchNetwork ?? networkButtonLabels.switchNetwork}
      </>
    )
  }
  const fields = { address, profileName, profileImage, balanceShown, balanceFormatted, balanceSymbol }
  const { name, imageUrl, balance: shown } = describeAccount(fields)
  return (
    <>
      {balance === 'show' && shown && (
        <>
          {shown.imageUrl && <ButtonIcon of={shown.symbol} imageUrl={shown.imageUrl} />}
          <bdi className="fy-page__b">
            {shown.formatted} {shown.symbol}
          </bdi>
        </>
      )}
      <ButtonIcon of={address ?? ''} imageUrl={imageUrl} />
      <bdi>{name}</bdi>
    </>
  )
}

/** Registers {@link AccountButtonContent} for every account button. Idempotent. */
export function registerAccountButtonContent(): AccountButtonContentComponent {
  accountButtonContentRegistry.loaded = AccountButtonContent
  return AccountButtonContent
}
