import {
  useAccount,
  useConnections,
  useDisconnect,
  useModal,
  useSelectAccount,
  useSwitchConnection,
} from '@foyer/react-ui'
import { LogOut, Wallet } from 'lucide-react'
import { Outcome } from '../parts/Outcome'
import { shortenMiddle } from '../parts/shortenMiddle'
import { ActionCard } from './ActionCard'

export function ConnectionsCard() {
  const { open } = useModal()
  const { address, allAccounts } = useAccount()
  const { connections } = useConnections()
  const { selectAccount, error: accountError } = useSelectAccount()
  const { switchConnection, error: switchError } = useSwitchConnection()
  const { disconnect, isPending, error } = useDisconnect()
  const live = connections.filter(({ recent }) => !recent)
  return (
    <ActionCard icon={Wallet} title="Wallets" uses="useConnections">
      {allAccounts.length > 1 && (
        <div className="choices">
          {allAccounts.map((account) => (
            <button
              key={account.address}
              type="button"
              className="chip"
              aria-pressed={account.address === address}
              onClick={() => selectAccount({ address: account.address })}
            >
              <bdi>{shortenMiddle(account.address)}</bdi>
            </button>
          ))}
        </div>
      )}
      {live.length > 0 && (
        <ul className="connections">
          {live.map(({ walletId, name, icon, accounts, isActive }) => (
            <li key={walletId} data-active={isActive || undefined}>
              {icon && <img src={icon} alt="" width={32} height={32} />}
              <span>
                <b>{name}</b>
                <small>{accounts[0] ? shortenMiddle(accounts[0].address) : 'No account'}</small>
              </span>
              {isActive ? (
                <span className="tag">In use</span>
              ) : (
                <button type="button" className="button button-small" onClick={() => switchConnection({ walletId })}>
                  Use<span className="hidden"> {name}</span>
                </button>
              )}
              <button
                type="button"
                className="icon-button"
                aria-label={`Disconnect ${name}`}
                title="Disconnect"
                onClick={() => disconnect({ walletId })}
              >
                <LogOut size={16} strokeWidth={2} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="choices">
        <button type="button" className="button" onClick={() => open({ view: 'Connect', adding: live.length > 0 })}>
          {live.length > 0 ? 'Add a wallet' : 'Connect a wallet'}
        </button>
        {live.length > 0 && (
          <button type="button" className="button button-bad" disabled={isPending} onClick={() => disconnect()}>
            Disconnect all
          </button>
        )}
      </div>
      <Outcome isPending={isPending} pending="Disconnecting" error={error ?? switchError ?? accountError} />
    </ActionCard>
  )
}
