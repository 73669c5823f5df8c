import { useState } from 'react'
import { useAccount, useDisconnect, useSignMessage, useSwitchChain } from 'wagmi'

/** Renders an app that uses wagmi without Foyer's hooks. */
export function WagmiPanel() {
  const { status, address, chainId, connector } = useAccount()
  const { signMessageAsync } = useSignMessage()
  const { disconnect } = useDisconnect()
  const { chains, switchChain } = useSwitchChain()
  const [result, setResult] = useState('')
  const isConnected = status === 'connected'
  return (
    <section aria-labelledby="wagmi">
      <h2 id="wagmi">wagmi’s hooks</h2>
      <p>
        Status: <output data-testid="wagmi-status">{status}</output>
        {address && (
          <>
            , <code data-testid="wagmi-address">{address}</code>
          </>
        )}
        {connector && `, by ${connector.name}`}, on chain <output data-testid="wagmi-chain">{chainId ?? 'none'}</output>
      </p>
      <div className="buttons">
        <button
          type="button"
          className="plain"
          disabled={!isConnected}
          onClick={() =>
            signMessageAsync({ message: 'From wagmi' }).then(setResult, (error) => setResult(String(error)))
          }
        >
          Sign
        </button>
        {chains.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            className="plain"
            disabled={!isConnected}
            onClick={() => switchChain({ chainId: id })}
          >
            {name}
          </button>
        ))}
        <button type="button" className="plain" disabled={!isConnected} onClick={() => disconnect()}>
          Disconnect
        </button>
      </div>
      <p>
        <output data-testid="wagmi-result">{result}</output>
      </p>
    </section>
  )
}
