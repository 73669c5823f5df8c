'use client'

import { formatAddress } from '@foyer/core/ui/page'
import { useAccountField } from '../hooks/useAccountField.js'
import { useUnsupported } from '../hooks/useUnsupported.js'
import { usePage } from '../ModalProvider.js'
import type { AccountButtonProps } from './accountFace.js'
import { faceLabels } from './faceLabels.js'
import { useHasNetworkButton } from './networkButtons.js'
import { PageIcon } from './PageIcon.js'
import { useAccountSheet } from './useAccountSheet.js'

/** What stands on the button of a visitor who is connected. */
export function AccountButtonFace({ namespace, labels, balance = 'show' }: AccountButtonProps) {
  const address = useAccountField('address', namespace) ?? ''
  const profileName = useAccountField('profileName', namespace)
  const profileImage = useAccountField('profileImage', namespace)
  const balanceFormatted = useAccountField('balanceFormatted', namespace)
  const balanceSymbol = useAccountField('balanceSymbol', namespace)
  const balanceShown = useAccountField('balanceShown', namespace)
  const isUnsupported = useUnsupported() !== undefined
  const hasNetworkButton = useHasNetworkButton(usePage('<AccountButton>').modal)
  useAccountSheet()
  if (isUnsupported && !hasNetworkButton) {
    return (
      <>
        <span className="fy-page__w" aria-hidden="true" />
        {labels?.switchNetwork ?? faceLabels.switchNetwork}
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
          {balanceShown?.imageUrl && <PageIcon of={balanceShown.symbol} imageUrl={balanceShown.imageUrl} />}
          <bdi className="fy-page__b">
            {shown.formatted} {shown.symbol}
          </bdi>
        </>
      )}
      <PageIcon of={address} imageUrl={profileImage} />
      <bdi>{profileName ?? formatAddress(address)}</bdi>
    </>
  )
}
