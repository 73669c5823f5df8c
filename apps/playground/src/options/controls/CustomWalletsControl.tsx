import type { CustomWallet } from '@foyer/core'
import { Plus, X } from 'lucide-react'
import type { ControlProps } from './controlProps'

const main = ['id', 'name', 'homepage', 'image_url'] as const satisfies readonly (keyof CustomWallet)[]
const more = [
  'rdns',
  'chrome_store',
  'app_store',
  'play_store',
  'mobile_link',
  'desktop_link',
  'webapp_link',
] as const satisfies readonly (keyof CustomWallet)[]

// Creates a complete wallet, which is visible at once; the sandbox's directory has none of this name.
const toWallet = (count: number): CustomWallet => ({
  id: `wagtail-${count + 1}`,
  name: count === 0 ? 'Wagtail' : `Wagtail ${count + 1}`,
  homepage: 'https://wagtail.example',
})

type Wallets = readonly CustomWallet[]

export function CustomWalletsControl({ labelId, hintId, value, onChange }: Omit<ControlProps<Wallets>, 'id'>) {
  const set = (index: number, key: keyof CustomWallet, text: string) =>
    onChange(
      value.map((wallet, each) => {
        if (each !== index) return wallet
        const { [key]: _, ...rest } = wallet
        const isNeeded = key === 'id' || key === 'name'
        return (text === '' && !isNeeded ? rest : { ...wallet, [key]: text }) as CustomWallet
      }),
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the option's label
    <div role="group" className="custom-wallets" aria-labelledby={labelId} aria-describedby={hintId}>
      {value.map((wallet, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the id is what is being edited
        <fieldset key={index}>
          <legend>{wallet.name || 'Wallet'}</legend>
          <button
            type="button"
            className="icon-button"
            aria-label={`Remove ${wallet.name || 'wallet'}`}
            onClick={() => onChange(value.filter((_, each) => each !== index))}
          >
            <X size={14} strokeWidth={2.1} aria-hidden />
          </button>
          <Fields keys={main} wallet={wallet} onChange={(key, text) => set(index, key, text)} />
          <details>
            <summary>Links and stores</summary>
            <Fields keys={more} wallet={wallet} onChange={(key, text) => set(index, key, text)} />
          </details>
        </fieldset>
      ))}
      <button
        type="button"
        className="button button-small"
        onClick={() => onChange([...value, toWallet(value.length)])}
      >
        <Plus size={14} strokeWidth={2.1} aria-hidden />
        Add a wallet
      </button>
    </div>
  )
}

interface FieldsProps {
  readonly keys: readonly (keyof CustomWallet)[]
  readonly wallet: CustomWallet
  readonly onChange: (key: keyof CustomWallet, text: string) => void
}

function Fields({ keys, wallet, onChange }: FieldsProps) {
  return keys.map((key) => (
    <label key={key}>
      <span>{key}</span>
      <input
        className="input"
        value={wallet[key] ?? ''}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(key, event.currentTarget.value)}
      />
    </label>
  ))
}
