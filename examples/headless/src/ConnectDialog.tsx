import { describeError } from '@foyer/core/actions'
import { useConnect, useWallets } from '@foyer/react-ui'
import { useRef } from 'react'

/** Lists the wallets in this browser, and connects the one that the user chooses. */
export function ConnectDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const { installed } = useWallets({ directory: false })
  const { connect, isPending, error, reset } = useConnect()
  return (
    <>
      <button className="plain" type="button" onClick={() => dialog.current?.showModal()}>
        Connect wallet
      </button>
      <dialog ref={dialog} className="card" aria-labelledby="connect" onClose={reset}>
        <h2 id="connect">Choose a wallet</h2>
        {installed.length === 0 && <p>This browser has no wallet.</p>}
        {installed.map(({ id, name, imageUrl }) => (
          <button
            key={id}
            className="plain"
            type="button"
            disabled={isPending}
            onClick={() => connect({ walletId: id })}
          >
            {imageUrl && <img src={imageUrl} alt="" width={24} height={24} />}
            {name}
          </button>
        ))}
        <p role="status">{isPending ? 'Approve in your wallet.' : error && describeError(error)}</p>
        <button className="plain" type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </dialog>
    </>
  )
}
