import { AccountButton, ConnectButton, NetworkButton, useAccount } from '@foyer/react-ui'

/** Renders the three buttons and the connected account, like a small app. */
export function Buttons() {
  const { status, address } = useAccount()
  return (
    <>
      <div className="buttons">
        <NetworkButton />
        <ConnectButton />
        <AccountButton />
      </div>
      <p>
        Status: <output data-testid="status">{status}</output>
        {address && (
          <>
            , <code data-testid="address">{address}</code>
          </>
        )}
      </p>
    </>
  )
}
