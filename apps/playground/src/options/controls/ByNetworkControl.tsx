import { chains } from '../../settings/networks'
import type { Settings, TextByNetwork } from '../../settings/settings'
import type { ControlProps } from './controlProps'

interface ByNetworkControlProps extends Omit<ControlProps<TextByNetwork>, 'id'> {
  readonly networks: Settings['networks']
  readonly placeholder: string
}

/** Renders a field for each network. */
export function ByNetworkControl({ labelId, hintId, value, onChange, networks, placeholder }: ByNetworkControlProps) {
  const set = (network: string, text: string) => {
    const { [network]: _, ...rest } = value
    onChange(text === '' ? rest : { ...rest, [network]: text })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot take its name from the option's label
    <div role="group" className="by-network" aria-labelledby={labelId} aria-describedby={hintId}>
      {networks.map((network) => (
        <label key={network}>
          <span>{chains[network].name}</span>
          <input
            className="input"
            value={value[network] ?? ''}
            placeholder={placeholder}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => set(network, event.currentTarget.value)}
          />
        </label>
      ))}
    </div>
  )
}
