import { RadioTower } from 'lucide-react'
import { useMemo } from 'react'
import { FaultTile } from './FaultTile'
import { type RelayFault, relayFaults } from './relayFaults'

const choices: readonly (readonly [RelayFault, string])[] = [
  ['slow', 'Slowly, 3 seconds late'],
  ['held', 'Holds messages back'],
  ['cut', 'Hangs up on every call'],
  ['garbage', 'Sends garbage'],
  ['gone', 'As if it were gone'],
  ['refused', 'Turns the site away'],
]

export function RelayTile({ url }: { readonly url: string }) {
  const faults = useMemo(() => relayFaults(url), [url])
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
