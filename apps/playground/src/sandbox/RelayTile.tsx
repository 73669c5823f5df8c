import { RadioTower } from 'lucide-react'
import { useMemo } from 'react'
import { createRelayFaultSwitch, type RelayFault } from './createRelayFaultSwitch'
import { FaultTile } from './FaultTile'

const choices: readonly (readonly [RelayFault, string])[] = [
  ['slow', 'Slowly, 3 seconds late'],
  ['held', 'Holds messages back'],
  ['cut', 'Hangs up on every call'],
  ['garbage', 'Sends garbage'],
  ['gone', 'As if it were gone'],
  ['refused', 'Turns the site away'],
]

export function RelayTile({ url }: { readonly url: string }) {
  const faults = useMemo(() => createRelayFaultSwitch(url), [url])
  return (
    <FaultTile
      icon={RadioTower}
      title="Relay"
      label="Behaves"
      choices={choices}
      faults={faults}
      unreached="The relay does not answer."
    />
  )
}
