import { disconnect, sendTransaction, signMessage } from '@foyer/core/actions'
import { useAccount, useModal } from '@foyer/react-ui'
import { useId, useState } from 'react'
import type { NamespaceExample } from './namespaceExample'

const MESSAGE = 'Save me a berth for two nights.'

/** Shows a namespace's account and its actions. */
export function NamespaceCard({ chain }: { readonly chain: NamespaceExample }) {
  const { namespace, label, transfer } = chain
  const { open } = useModal()
  const { status, address, caipAddress } = useAccount(namespace)
  const [outcome, setOutcome] = useState('')
  const id = useId()
  const isConnected = status === 'connected'
  const modal = globalThis.__modal

  const attempt = async (act: () => Promise<string>) => {
    setOutcome('…')
    try {
      setOutcome(await act())
    } catch (error) {
      setOutcome(error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    }
  }
  if (!modal) return null
  return (
    <section className="card" aria-labelledby={id} data-namespace={namespace}>
      <h2 id={id}>{label}</h2>
      <p>
        <output data-testid="status">{status}</output> <code data-testid="address">{caipAddress ?? ''}</code>
      </p>
      <div className="buttons">
        {!isConnected && (
          <button type="button" className="plain" onClick={() => open({ view: 'Connect', namespace })}>
            Connect {label}
          </button>
        )}
        <button
          type="button"
          className="plain"
          disabled={!isConnected}
          onClick={() => attempt(() => signMessage(modal, { message: MESSAGE, namespace }))}
        >
          Sign message
        </button>
        {transfer && (
          <button
            type="button"
            className="plain"
            disabled={!isConnected}
            onClick={() =>
              attempt(async () => {
                const transaction = await transfer(modal, address ?? '')
                const { hash } = await sendTransaction(modal, { transaction: transaction as never, namespace })
                return hash
              })
            }
          >
            Send
          </button>
        )}
        <button
          type="button"
          className="plain"
          disabled={!isConnected}
          onClick={() => attempt(() => disconnect(modal, { namespace }).then(() => ''))}
        >
          Disconnect
        </button>
      </div>
      {outcome && (
        <p>
          <code data-testid="outcome">{outcome}</code>
        </p>
      )}
    </section>
  )
}
