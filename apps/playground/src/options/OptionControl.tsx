import { Select } from '../parts/Select'
import { Switch } from '../parts/Switch'
import { chains } from '../settings/networks'
import type { ProjectToggle, SettingKey, Settings, TextByNetwork } from '../settings/settings'
import { ByNetworkControl } from './controls/ByNetworkControl'
import { ColorControl } from './controls/ColorControl'
import { CustomWalletsControl } from './controls/CustomWalletsControl'
import type { ControlProps } from './controls/controlProps'
import { ListControl } from './controls/ListControl'
import { OrderControl } from './controls/OrderControl'
import { TextControl } from './controls/TextControl'
import { ToggleOrListControl } from './controls/ToggleOrListControl'
import type { OptionDefinition } from './option'

interface OptionControlProps extends ControlProps<Settings[SettingKey]> {
  readonly option: OptionDefinition
  readonly networks: Settings['networks']
}

/** Renders an option's control. `OptionTable` pairs each option with its type of value, so casts are safe. */
export function OptionControl({ option, networks, value, ...rest }: OptionControlProps) {
  const props = <T,>() => ({ ...rest, value: value as T }) as ControlProps<T>
  const { id, hintId } = rest
  switch (option.control) {
    case 'toggle': {
      const { value: checked, onChange } = props<boolean>()
      return <Switch id={id} aria-describedby={hintId} checked={checked} onChange={onChange} />
    }
    case 'choice': {
      const { value: chosen, onChange } = props<string>()
      return <Select id={id} aria-describedby={hintId} choices={option.choices} value={chosen} onChange={onChange} />
    }
    case 'defaultNetwork': {
      const { value: chosen, onChange } = props<string>()
      const choices = networks.map((key) => [key, chains[key].name] as const)
      return (
        <Select
          id={id}
          aria-describedby={hintId}
          choices={[['', 'The first'], ...choices]}
          value={chosen}
          onChange={onChange}
        />
      )
    }
    case 'text':
      return <TextControl {...props<string>()} option={option} />
    case 'color':
      return <ColorControl {...props<string>()} />
    case 'list':
      return <ListControl {...props<readonly string[]>()} placeholder={option.placeholder} />
    case 'order':
      return <OrderControl {...props<readonly string[]>()} values={option.values} ready={option.ready} needsOne />
    case 'maybeList':
      return <ToggleOrListControl {...props<ProjectToggle | readonly string[]>()} option={option} />
    case 'byNetwork':
      return <ByNetworkControl {...props<TextByNetwork>()} networks={networks} placeholder={option.placeholder} />
    case 'customWallets':
      return <CustomWalletsControl {...props<Settings['customWallets']>()} />
  }
}
