import { LibraryBig } from 'lucide-react'
import { useMemo } from 'react'
import { createDirectoryFaultSwitch, type DirectoryFault } from './createDirectoryFaultSwitch'
import { FaultTile } from './FaultTile'

const choices: readonly (readonly [DirectoryFault, string])[] = [
  ['slow', 'Slowly, after 3 seconds'],
  ['limited', 'Rate limited (429)'],
  ['failing', 'Server error (500)'],
  ['garbage', 'Garbage'],
]

export function DirectoryTile({ url }: { readonly url: string }) {
  const faults = useMemo(() => createDirectoryFaultSwitch(url), [url])
  return (
    <FaultTile
      icon={LibraryBig}
      title="Wallet directory"
      label="Responses"
      choices={choices}
      faults={faults}
      unreached="The directory does not answer."
    />
  )
}
