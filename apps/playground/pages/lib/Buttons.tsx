import { AccountButton, ConnectButton, NetworkButton, useAccount } from '@foyer/react-ui'

/** The three buttons and who is connected, as a small site would have them. */
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
