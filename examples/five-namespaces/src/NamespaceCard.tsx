import type { RegisteredNamespace } from '@foyer/core'
import { describeError } from '@foyer/core/actions'
import { useAccount, useModal, useSignMessage } from '@foyer/react-ui'

interface NamespaceCardProps {
  readonly namespace: RegisteredNamespace
  readonly label: string
}

/** Connects a wallet of one namespace, and signs with it. */
export function NamespaceCard({ namespace, label }: NamespaceCardProps) {
  const { address, isConnected } = useAccount(namespace)
  const { open } = useModal()
  const { signMessage, data, error, isPending } = useSignMessage()
  return (
    <section className="card" aria-label={label}>
      <h2>{label}</h2>
      <p>{address ?? 'No wallet is connected'}</p>
      <div className="buttons">
        {isConnected ? (
          <button
            className="plain"
            type="button"
            disabled={isPending}
            onClick={() => signMessage({ message: 'Hello from Foyer', namespace })}
          >
            Sign a message
          </button>
        ) : (
          <button className="plain" type="button" onClick={() => open({ view: 'Connect', namespace })}>
            Connect {label}
          </button>
        )}
      </div>
      {isConnected && <output>{error ? describeError(error) : data}</output>}
    </section>
  )
}
