import { useAccount, useGrantPermissions, useModal } from '@foyer/react-ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { parseEther, toHex } from 'viem'
import { ErrorLine, Outcome, SuccessLine } from '../parts/Outcome'
import { ActionButton } from './ActionButton'
import { ActionCard } from './ActionCard'

const DAY_SECONDS = 86_400
// An account of the local chains outside the sandbox wallets.
const HARBOR = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

interface Provider {
  request(args: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

/** Requests a permission once, and pays with it without a prompt. */
export function PermissionCard() {
  const { modal } = useModal()
  const { address, isConnected } = useAccount()
  const { grantPermissions, data: session, isPending, error } = useGrantPermissions()
  const [paid, setPaid] = useState<{ readonly isPending: boolean; readonly refusal?: string; readonly count: number }>()

  const allow = () => {
    setPaid(undefined)
    const expiry = Math.floor(Date.now() / 1000) + 7 * DAY_SECONDS
    grantPermissions({ limit: { amount: parseEther('1'), period: DAY_SECONDS }, expiry, reason: 'Berth fees' })
  }
  const pay = async () => {
    const provider: unknown = modal.connection('eip155')?.provider
    const { permission } = session ?? {}
    if (!permission || !isProvider(provider)) return
    const count = paid?.count ?? 0
    setPaid({ isPending: true, count })
    const calls = [{ to: HARBOR, value: toHex(parseEther('0.6')) }]
    const request = {
      ...{ version: '2.0.0', chainId: toHex(Number(permission.caipNetworkId.slice('eip155:'.length))) },
      ...{ from: address, calls, atomicRequired: true },
      capabilities: { permissions: { context: permission.context } },
    }
    try {
      await provider.request({ method: 'wallet_sendCalls', params: [request] })
      setPaid({ isPending: false, count: count + 1 })
    } catch (cause) {
      setPaid({ isPending: false, refusal: cause instanceof Error ? cause.message : String(cause), count })
    }
  }

  return (
    <ActionCard icon={ShieldCheck} title="Pay without asking" uses="useGrantPermissions">
      <p>Harbor asks once, and then takes its fees by itself: 1 ETH a day at most, for a week.</p>
      <ActionButton isPending={isPending} disabled={!isConnected} onClick={allow}>
        Allow 1 ETH a day
      </ActionButton>
      <Outcome isPending={isPending} pending="Waiting for your wallet" error={error}>
        {session && <SuccessLine>Harbor may send 1 ETH a day.</SuccessLine>}
      </Outcome>
      {session && (
        <>
          <ActionButton isPending={paid?.isPending ?? false} onClick={pay}>
            Pay 0.6 ETH
          </ActionButton>
          <Outcome isPending={paid?.isPending ?? false} pending="Paying">
            {paid?.refusal === undefined ? (
              paid && (
                <SuccessLine>Paid {paid.count === 1 ? 'once' : `${paid.count} times`}, without a question.</SuccessLine>
              )
            ) : (
              <ErrorLine>{paid.refusal}</ErrorLine>
            )}
          </Outcome>
        </>
      )}
    </ActionCard>
  )
}

const isProvider = (value: unknown): value is Provider =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
