'use client'

import { formatAddress, watchBalance, watchIdentity } from '@foyer/core/internal/page'
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
import { networkButtonLabels, useAccountButtonStyles, useHasNetworkButton } from './networkButtons.js'

export function AccountButtonContent({ namespace, labels, balance = 'show' }: AccountButtonProps) {
  const address = useAccountField('address', namespace) ?? ''
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
  const shown =
    balanceShown ??
    (balanceFormatted === undefined ? undefined : { formatted: balanceFormatted, symbol: balanceSymbol })
  return (
    <>
      {balance === 'show' && shown && (
        <>
          {balanceShown?.imageUrl && <ButtonIcon of={balanceShown.symbol} imageUrl={balanceShown.imageUrl} />}
          <bdi className="fy-page__b">
            {shown.formatted} {shown.symbol}
          </bdi>
        </>
      )}
      <ButtonIcon of={address} imageUrl={profileImage} />
      <bdi>{profileName ?? formatAddress(address)}</bdi>
    </>
  )
}

/** Registers {@link AccountButtonContent} for every account button. Idempotent. */
export function registerAccountButtonContent(): AccountButtonContentComponent {
  accountButtonContentRegistry.loaded = AccountButtonContent
  return AccountButtonContent
}
