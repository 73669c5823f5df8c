import { LibraryBig } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Bad } from '../parts/Outcome'
import { Select } from '../parts/Select'
import { type DirectoryFault, readFault, setFault } from './directoryFaults'

const choices: readonly (readonly [DirectoryFault, string])[] = [
  ['none', 'As it should'],
  ['slow', 'Slowly, after 3 seconds'],
  ['limited', 'Rate limited (429)'],
  ['failing', 'Server error (500)'],
  ['garbage', 'Garbage'],
]

/** How the directory answers the modal. It outlives the page, so it is asked what is on. */
export function DirectoryTile({ url }: { readonly url: string }) {
  const id = useId()
  const [fault, setShown] = useState<DirectoryFault>('none')
  const [unreached, setUnreached] = useState(false)

  useEffect(() => {
    let gone = false
    readFault(url).then(
      (found) => gone || setShown(found),
      () => gone || setUnreached(true),
    )
    return () => {
      gone = true
    }
  }, [url])

  const choose = async (wanted: DirectoryFault) => {
    const before = fault
    setShown(wanted)
    try {
      await setFault(url, wanted)
      setUnreached(false)
    } catch {
      setShown(before)
      setUnreached(true)
    }
  }

  return (
    <section className="sandbox-tile" aria-label="Wallet directory">
      <header>
        <LibraryBig size={20} strokeWidth={1.75} aria-hidden />
        <h3>Wallet directory</h3>
      </header>
      <div className="field">
        <label htmlFor={id}>Answers the modal</label>
        <Select
          id={id}
          choices={fault === 'other' ? [...choices, ['other', 'As told elsewhere']] : choices}
          value={fault}
          onChange={(value) => choose(value as DirectoryFault)}
        />
      </div>
      <div className="outcome" role="status">
        {unreached && <Bad>The directory does not answer.</Bad>}
      </div>
    </section>
  )
}
