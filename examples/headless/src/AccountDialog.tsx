import { useAccount, useBalance, useDisconnect } from '@foyer/react-ui'
import { useRef } from 'react'

/** Shows the account and its balance, and disconnects it. */
export function AccountDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { address = '' } = useAccount()
  const { formatted, symbol } = useBalance()
  const { disconnect } = useDisconnect()
  const short = `${address.slice(0, 6)}…${address.slice(-4)}`
  return (
    <>
      <button className="plain" type="button" onClick={() => dialog.current?.showModal()}>
        {short}
      </button>
      <dialog ref={dialog} className="card" aria-labelledby="account">
        <h2 id="account">{short}</h2>
        <p>{formatted && `${formatted} ${symbol}`}</p>
        <button className="plain" type="button" onClick={() => disconnect()}>
          Disconnect
        </button>
        <button className="plain" type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  )
}
