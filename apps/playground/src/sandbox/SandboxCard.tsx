import { usePlayground, useSettings } from '../modal/PlaygroundContext'
import { DataServiceTile } from './DataServiceTile'
import { DirectoryTile } from './DirectoryTile'
import { listPageWallets } from './listPageWallets'
import { PhoneTile } from './PhoneTile'
import { RelayTile } from './RelayTile'
import { MailTile, SecureSiteTile } from './SecureSiteTile'
import { WalletControls } from './WalletControls'

/** Renders controls that act as the user of the sandbox wallets. */
export function SandboxCard() {
  const { local } = usePlayground()
  const { phoneUrl, relayUrl, directoryUrl, dataUrl, secureUrl, inboxUrl } = local
  const { 'page.sandboxWallets': requested } = useSettings()
  const wallets = listPageWallets()
  const runs = Object.keys(local.rpcUrls).length > 0
  return (
    <section className="sandbox" aria-label="Sandbox wallets">
      <header>
        <h2>Sandbox wallets</h2>
        <p>Control each test wallet.</p>
      </header>
      {!runs && (
        <p className="empty">
          The local chains are not running, so balances and transactions stay empty. Start this page with{' '}
          <code>npm start</code> and they are there.
        </p>
      )}
      {!requested && <p className="empty">They are switched off under Wallets.</p>}
      {requested && runs && wallets.length === 0 && (
        <p className="empty">
          This server does not have them. Start this page with <code>npm start</code>.
        </p>
      )}
      {wallets.length > 0 && (
        <div className="sandbox-tiles">
          {wallets.map((wallet) => (
            <WalletControls key={wallet.id} wallet={wallet} />
          ))}
        </div>
      )}
      {(phoneUrl ?? relayUrl ?? directoryUrl ?? dataUrl ?? secureUrl) !== undefined && (
        <div className="sandbox-tiles">
          {phoneUrl !== undefined && <PhoneTile url={phoneUrl} />}
          {relayUrl !== undefined && <RelayTile url={relayUrl} />}
          {directoryUrl !== undefined && <DirectoryTile url={directoryUrl} />}
          {dataUrl !== undefined && <DataServiceTile url={dataUrl} />}
          {inboxUrl !== undefined && <MailTile url={inboxUrl} />}
          {secureUrl !== undefined && <SecureSiteTile url={secureUrl} />}
        </div>
      )}
    </section>
  )
}
