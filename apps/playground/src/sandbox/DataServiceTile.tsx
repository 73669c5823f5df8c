import { Coins } from 'lucide-react'
import { useMemo } from 'react'
import { createFaultSwitch } from './createFaultSwitch'
import { FaultTile } from './FaultTile'

// The data service's faults, in the format of its control route.
const wrongs = {
  slow: { latencyMs: 3000 },
  failing: { status: 500 },
  garbage: { garbage: true },
  silent: { latencyMs: 3_600_000 },
  nameless: { path: '/v1/profile/', status: 500 },
  refusing: { path: '/v1/profile/account', status: 400 },
} as const

const choices: readonly (readonly [keyof typeof wrongs, string])[] = [
  ['slow', 'Slowly, after 3 seconds'],
  ['failing', 'Server error (500)'],
  ['garbage', 'Garbage'],
  ['silent', 'Never'],
  ['nameless', 'No names (500)'],
  ['refusing', 'No new names (400)'],
]

export function DataServiceTile({ url }: { readonly url: string }) {
  const faults = useMemo(() => createFaultSwitch<keyof typeof wrongs>(url, wrongs), [url])
  return (
    <FaultTile
      icon={Coins}
      title="Balances and names"
      label="Responses"
      choices={choices}
      faults={faults}
      unreached="The data service does not answer."
    />
  )
}
