import type { Answer, SandboxWallet } from '@foyer/sandbox/wallets'
import { useId, useState } from 'react'
import { Select } from '../parts/Select'
import { chains } from '../settings/networks'

const answers: readonly (readonly [Answer, string])[] = [
  ['panel', 'Ask me'],
  ['approve', 'Approve'],
  ['reject', 'Decline'],
  ['never', 'Never answer'],
]

/** Also one that no site lists, to see what happens then. */
const UNLISTED = 100
const targets = [
  ...Object.values(chains).map(({ id, name }) => [String(id), name] as const),
  [String(UNLISTED), 'Gnosis (unlisted)'] as const,
]

export function WalletControls({ wallet: { info, script } }: { readonly wallet: SandboxWallet }) {
  const id = useId()
  const [answer, setAnswer] = useState<Answer>(readMode)
  return (
    <section className="sandbox-tile" aria-label={info.name}>
      <header>
        <img src={info.icon} alt="" width={32} height={32} />
        <h3>{info.name}</h3>
      </header>
      <div className="field">
        <label htmlFor={`${id}-answers`}>Answers</label>
        <Select
          id={`${id}-answers`}
          choices={answers}
          value={answer}
          onChange={(value) => {
            setAnswer(value as Answer)
            script.mode(value as Answer)
          }}
        />
      </div>
      <div className="field">
        <label htmlFor={`${id}-chain`}>Switch chain</label>
        <Select
          id={`${id}-chain`}
          choices={[['', 'Choose …'], ...targets]}
          value=""
          onChange={(id) => {
            if (id !== '') script.switchChain(Number(id))
          }}
        />
      </div>
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
        <button type="button" className="button button-small" onClick={script.lock}>
          Lock
        </button>
        <button type="button" className="button button-small" onClick={script.unlock}>
          Unlock
        </button>
        <button type="button" className="button button-small" onClick={script.disconnectSite}>
          Remove site
        </button>
      </div>
    </section>
  )
}

/** As the wallets were told by the address of the page. */
function readMode(): Answer {
  const asked = new URLSearchParams(location.search).get('sandbox')
  return answers.find(([answer]) => answer === asked)?.[0] ?? 'panel'
}
