import { useAccount, useModal, useSignMessage } from '@foyer/react-ui'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import type { Address, Hex } from 'viem'
import { CopyButton } from '../parts/CopyButton'
import { Bad, Good, Outcome } from '../parts/Outcome'
import { shorten } from '../parts/shorten'
import { ActButton } from './ActButton'
import { ActionCard } from './ActionCard'
import { verifier } from './verifier'

interface Signed {
  readonly signature: string
  readonly address: string
  /** Undefined where viem cannot tell: elsewhere than on EVM. */
  readonly valid: boolean | undefined
}

export function SignMessageCard() {
  const { modal } = useModal()
  const { address, caipAddress, isConnected } = useAccount()
  const { signMessage, isPending, error } = useSignMessage()
  const [message, setMessage] = useState('Save me a berth for two nights.')
  const [signed, setSigned] = useState<Signed>()

  const sign = async () => {
    if (!address) return
    setSigned(undefined)
    try {
      const signature = await signMessage({ message })
      const isEvm = caipAddress?.startsWith('eip155:')
      const valid = isEvm
        ? await verifier(modal).verifyMessage({ address: address as Address, message, signature: signature as Hex })
        : undefined
      setSigned({ signature, address, valid })
    } catch {
      // `error` says it.
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
      <ActButton isPending={isPending} disabled={!isConnected} onClick={sign}>
        Sign message
      </ActButton>
      <Outcome isPending={isPending} pending="Waiting for your wallet" error={error}>
        {signed && (
          <>
            <SignatureVerdict {...signed} by="verifyMessage" />
            <p className="mono">
              {shorten(signed.signature, 18, 10)} <CopyButton text={signed.signature} what="signature" />
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
      <Good>
        Signed by <bdi>{shorten(address)}</bdi>.
      </Good>
    )
  }
  if (!valid) return <Bad>{by} does not accept this signature.</Bad>
  return (
    <Good>
      Signed by <bdi>{shorten(address)}</bdi>, says viem’s <code>{by}</code>.
    </Good>
  )
}
