import { useAccount, useBalance, useNetwork, useSendTransaction } from '@foyer/react-ui'
import { ArrowUpRight } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { isAddress, parseEther } from 'viem'
import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { CopyButton } from '../parts/CopyButton'
import { ErrorLine, Outcome, SuccessLine } from '../parts/Outcome'
import { shortenMiddle } from '../parts/shortenMiddle'
import { toRpcUrls } from '../settings/toModalOptions'
import { ActionButton } from './ActionButton'
import { ActionCard } from './ActionCard'
import { type Receipt, readReceipt } from './readReceipt'

// An account of the local chains outside the sandbox wallets.
const RECIPIENT = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'

interface Sent {
  readonly hash: string
  readonly receipt?: Receipt
  readonly error?: unknown
}

export function SendCard() {
  const { local } = usePlayground()
  const settings = useSettings()
  const { isConnected } = useAccount()
  const { network } = useNetwork()
  const { refreshAsync } = useBalance()
  const { sendTransactionAsync, isPending, error } = useSendTransaction()
  const [to, setTo] = useState(RECIPIENT)
  const [amount, setAmount] = useState('0.05')
  const [sent, setSent] = useState<Sent>()
  const symbol = network?.nativeCurrency.symbol ?? 'ETH'
  const isEvm = network === undefined || network.chainNamespace === 'eip155'
  const wei = toWei(amount)
  const isReady = isConnected && network !== undefined && isAddress(to) && wei !== undefined

  const send = async (event: SubmitEvent) => {
    event.preventDefault()
    if (!isReady || isPending) return
    setSent(undefined)
    try {
      const { hash } = await sendTransactionAsync({ transaction: { to, value: wei } })
      setSent({ hash })
      const receipt = await readReceipt(hash, network.id, toRpcUrls(settings, local))
      setSent({ hash, receipt })
      await refreshAsync()
    } catch (cause) {
      setSent((now) => now && { ...now, error: cause })
    }
  }

  return (
    <ActionCard icon={ArrowUpRight} title="Send" uses="useSendTransaction">
      {!isEvm && (
        <p>
          This card sends on EVM. For {network.name} see <a href="/pages/namespaces/">Five kinds of networks</a>.
        </p>
      )}
      {isEvm && (
        <form className="stack" onSubmit={send}>
          <label className="field">
            <span>To</span>
            <input
              className="input mono"
              value={to}
              aria-invalid={!isAddress(to)}
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
          </label>
          <label className="field">
            <span>Amount in {symbol}</span>
            <input
              className="input"
              inputMode="decimal"
              value={amount}
              aria-invalid={wei === undefined}
              autoComplete="off"
              onChange={(event) => setAmount(event.currentTarget.value)}
            />
          </label>
          <ActionButton type="submit" isPending={isPending} disabled={!isReady}>
            Send {wei === undefined ? symbol : `${amount} ${symbol}`}
          </ActionButton>
        </form>
      )}
      <Outcome
        isPending={isPending || (!!sent && !sent.receipt && !sent.error)}
        pending={isPending ? 'Waiting for your wallet' : 'Sent. Waiting for the chain'}
        error={error ?? sent?.error}
      >
        {sent?.receipt && <ReceiptLines hash={sent.hash} receipt={sent.receipt} />}
      </Outcome>
    </ActionCard>
  )
}

function ReceiptLines({ hash, receipt }: Required<Pick<Sent, 'hash' | 'receipt'>>) {
  const Line = receipt.status === 'success' ? SuccessLine : ErrorLine
  return (
    <>
      <Line>
        {receipt.status === 'success' ? 'In' : 'Reverted in'} block {receipt.block}, {receipt.gasUsed} gas, read from
        the chain.
      </Line>
      <p className="mono">
        {shortenMiddle(hash, 18, 10)} <CopyButton text={hash} what="transaction hash" />
      </p>
    </>
  )
}

function toWei(amount: string): bigint | undefined {
  if (!/^\d+(\.\d{1,18})?$/.test(amount)) return undefined
  return parseEther(amount)
}
