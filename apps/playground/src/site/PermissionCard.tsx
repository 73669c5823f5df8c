import type { SmartSession } from '@foyer/core/actions'
import { useAccount, useModal, useSmartSessions } from '@foyer/react-ui'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { parseEther, toHex } from 'viem'
import { Bad, Good, Outcome } from '../parts/Outcome'
import { ActButton } from './ActButton'
import { ActionCard } from './ActionCard'

const DAY = 86_400
/** An account of the local chains that none of the sandbox wallets holds. */
const HARBOR = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

interface Provider {
  request(args: { readonly method: string; readonly params: readonly unknown[] }): Promise<unknown>
}

/** What a site does with a permission: asks for it once, and pays with it without a question. */
export function PermissionCard() {
  const { modal } = useModal()
  const { address, isConnected } = useAccount()
  const { grantPermissions, isPending, error } = useSmartSessions()
  const [session, setSession] = useState<SmartSession>()
  const [paid, setPaid] = useState<{ readonly isPending: boolean; readonly refusal?: string; readonly count: number }>()

  const allow = async () => {
    setPaid(undefined)
    try {
      const expiry = Math.floor(Date.now() / 1000) + 7 * DAY
      setSession(
        await grantPermissions({ limit: { amount: parseEther('1'), period: DAY }, expiry, reason: 'Berth fees' }),
      )
    } catch {
      // `error` says it.
    }
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
    <ActionCard icon={ShieldCheck} title="Pay without asking" uses="useSmartSessions">
      <p>Harbor asks once, and then takes its fees by itself: 1 ETH a day at most, for a week.</p>
      <ActButton isPending={isPending} disabled={!isConnected} onClick={allow}>
        Allow 1 ETH a day
      </ActButton>
      <Outcome isPending={isPending} pending="Waiting for your wallet" error={error}>
        {session && <Good>Harbor may send 1 ETH a day.</Good>}
      </Outcome>
      {session && (
        <>
          <ActButton isPending={paid?.isPending ?? false} onClick={pay}>
            Pay 0.6 ETH
          </ActButton>
          <Outcome isPending={paid?.isPending ?? false} pending="Paying">
            {paid?.refusal === undefined ? (
              paid && <Good>Paid {paid.count === 1 ? 'once' : `${paid.count} times`}, without a question.</Good>
            ) : (
              <Bad>{paid.refusal}</Bad>
            )}
          </Outcome>
        </>
      )}
    </ActionCard>
  )
}

const isProvider = (value: unknown): value is Provider =>
  typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
