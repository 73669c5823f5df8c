import type { WalletAnswer } from '@foyer/sandbox/evm'
import { useId, useState } from 'react'
import { Select } from '../parts/Select'
import { evmChains } from '../settings/networks'
import type { PageWallet } from './listPageWallets'
import { Tile } from './Tile'

const answers: readonly (readonly [WalletAnswer, string])[] = [
  ['panel', 'Ask me'],
  ['approve', 'Approve'],
  ['reject', 'Decline'],
  ['never', 'Never answer'],
]

// A chain outside the app's networks: switching to it opens `UnsupportedChain`.
const UNLISTED_CHAIN_ID = 100
const targets = [
  ...Object.values(evmChains).map(({ id, name }) => [String(id), name] as const),
  [String(UNLISTED_CHAIN_ID), 'Gnosis (unlisted)'] as const,
]

export function WalletControls({ wallet: { name, icon, isEvm, script } }: { readonly wallet: PageWallet }) {
  const id = useId()
  const [answer, setAnswer] = useState<WalletAnswer>(readMode)
  return (
    <Tile picture={icon && <img src={icon} alt="" width={32} height={32} />} title={name}>
      <div className="field">
        <label htmlFor={`${id}-answers`}>Response</label>
        <Select
          id={`${id}-answers`}
          choices={answers}
          value={answer}
          onChange={(value) => {
            setAnswer(value as WalletAnswer)
            script.mode(value as WalletAnswer)
          }}
        />
      </div>
      {isEvm && (
        <div className="field">
          <label htmlFor={`${id}-chain`}>Switch chain</label>
          <Select
            id={`${id}-chain`}
            choices={[['', 'Choose …'], ...targets]}
            value=""
            onChange={(id) => {
              if (id !== '') script.switchChain?.(Number(id))
            }}
          />
        </div>
      )}
      <fieldset className="field">
        <legend>Switch account</legend>
        <div className="choices">
          {[0, 1, 2].map((position) => (
            <button key={position} type="button" className="chip" onClick={() => script.switchAccount(position)}>
              <span className="hidden">Account </span>
              {position + 1}
            </button>
          ))}
        </div>
      </fieldset>
      <div className="choices">
        {script.lock && (
          <button type="button" className="button button-small" onClick={script.lock}>
            Lock
          </button>
        )}
        {script.unlock && (
          <button type="button" className="button button-small" onClick={script.unlock}>
            Unlock
          </button>
        )}
        <button type="button" className="button button-small" onClick={script.disconnectSite}>
          Remove site
        </button>
      </div>
    </Tile>
  )
}

// The wallets' mode from the URL.
function readMode(): WalletAnswer {
  const requested = new URLSearchParams(location.search).get('sandbox')
  return answers.find(([answer]) => answer === requested)?.[0] ?? 'panel'
}
