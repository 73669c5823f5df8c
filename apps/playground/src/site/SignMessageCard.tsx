import { useAccount, useModal, useSignMessage } from '@foyer/react-ui'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { CopyButton } from '../parts/CopyButton'
import { ErrorLine, Outcome, SuccessLine } from '../parts/Outcome'
import { shortenMiddle } from '../parts/shortenMiddle'
import { ActionButton } from './ActionButton'
import { ActionCard } from './ActionCard'
import { createVerifierClient } from './createVerifierClient'

interface Signed {
  readonly signature: string
  readonly address: string
  /** Undefined outside EVM, where viem cannot verify. */
  readonly valid: boolean | undefined
}

export function SignMessageCard() {
  const { modal } = useModal()
  const { address, caipAddress, isConnected } = useAccount()
  const { signMessageAsync, isPending, error } = useSignMessage()
  const [message, setMessage] = useState('Save me a berth for two nights.')
  const [signed, setSigned] = useState<Signed>()

  const sign = async () => {
    if (!address) return
    setSigned(undefined)
    try {
      const signature = await signMessageAsync({ message })
      const isEvm = caipAddress?.startsWith('eip155:')
      const valid = isEvm
        ? await createVerifierClient(modal).verifyMessage({
            address: address as Address,
            message,
            signature: signature as Hex,
          })
        : undefined
      setSigned({ signature, address, valid })
    } catch {
      // The card shows the error, which the hook returns as `error`.
    }
  }

  return (
    <ActionCard icon={PenLine} title="Sign a message" uses="useSignMessage">
      <label className="field">
        <span>Message</span>
        <textarea
          className="input"
          rows={2}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
        />
      </label>
      <ActionButton isPending={isPending} disabled={!isConnected} onClick={sign}>
        Sign message
      </ActionButton>
      <Outcome isPending={isPending} pending="Waiting for your wallet" error={error}>
        {signed && (
          <>
            <SignatureVerdict {...signed} by="verifyMessage" />
            <p className="mono">
              {shortenMiddle(signed.signature, 18, 10)} <CopyButton text={signed.signature} what="signature" />
            </p>
          </>
        )}
      </Outcome>
    </ActionCard>
  )
}

export function SignatureVerdict({ valid, address, by }: Omit<Signed, 'signature'> & { readonly by: string }) {
  if (valid === undefined) {
    return (
      <SuccessLine>
        Signed by <bdi>{shortenMiddle(address)}</bdi>.
      </SuccessLine>
    )
  }
  if (!valid) return <ErrorLine>{by} does not accept this signature.</ErrorLine>
  return (
    <SuccessLine>
      Signed by <bdi>{shortenMiddle(address)}</bdi>, says viem’s <code>{by}</code>.
    </SuccessLine>
  )
}
