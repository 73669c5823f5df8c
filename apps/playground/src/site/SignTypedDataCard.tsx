import { useAccount, useModal, useNetwork, useSignTypedData } from '@foyer/react-ui'
import { FileSignature } from 'lucide-react'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { CopyButton } from '../parts/CopyButton'
import { Outcome } from '../parts/Outcome'
import { shortenMiddle } from '../parts/shortenMiddle'
import { ActionButton } from './ActionButton'
import { ActionCard } from './ActionCard'
import { createBookingTypedData } from './createBookingTypedData'
import { createVerifierClient } from './createVerifierClient'
import { SignatureVerdict } from './SignMessageCard'

const rows = [
  ['Berth', 'Pier 4, berth 12'],
  ['Nights', '2'],
  ['Deposit', '0.05 ETH'],
] as const

export function SignTypedDataCard() {
  const { address, isConnected } = useAccount()
  const { network } = useNetwork()
  const { modal } = useModal()
  const { signTypedDataAsync, isPending, error } = useSignTypedData()
  const [signed, setSigned] = useState<{ signature: string; address: string; valid: boolean }>()

  const sign = async () => {
    if (!address || !network) return
    setSigned(undefined)
    const booking = createBookingTypedData({ guest: address as Address, chainId: Number(network.id) })
    try {
      const signature = await signTypedDataAsync({ typedData: { ...booking, domain: { ...booking.domain } } })
      const deposit = BigInt(booking.message.deposit)
      const valid = await createVerifierClient(modal).verifyTypedData({
        ...booking,
        message: { ...booking.message, deposit },
        address: address as Address,
        signature: signature as Hex,
      })
      setSigned({ signature, address, valid })
    } catch {
      // The card shows the error, which the hook returns as `error`.
    }
  }

  return (
    <ActionCard icon={FileSignature} title="Typed data" uses="useSignTypedData">
      <dl className="rows">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ActionButton isPending={isPending} disabled={!isConnected || !network} onClick={sign}>
        Sign booking
      </ActionButton>
      <Outcome isPending={isPending} pending="Waiting for your wallet" error={error}>
        {signed && (
          <>
            <SignatureVerdict {...signed} by="verifyTypedData" />
            <p className="mono">
              {shortenMiddle(signed.signature, 18, 10)} <CopyButton text={signed.signature} what="signature" />
            </p>
          </>
        )}
      </Outcome>
    </ActionCard>
  )
}
