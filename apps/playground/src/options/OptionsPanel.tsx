import { Search } from 'lucide-react'
import { useState } from 'react'
import { useLiveModal } from '../modal/PlaygroundContext'
import type { SettingKey } from '../settings/settings'
import { OptionGroup } from './OptionGroup'
import { optionGroups } from './optionGroups'
import { options } from './options'

// The first group is open, so that the panel explains itself.
const OPEN = ['Project']

export function OptionsPanel() {
  const [query, setQuery] = useState('')
  const [open, setOpen] = useState<readonly string[]>(OPEN)
  const { refusal } = useLiveModal()
  const words = query.trim().toLowerCase()
  const result = optionGroups
    .map((group) => ({ group, keys: group.keys.filter((key) => matches(key, words)) }))
    .filter(({ keys }) => keys.length > 0)
  return (
    <section className="options" aria-label="Options">
      <h2 className="hidden">Options</h2>
      <label className="search">
        <Search size={16} strokeWidth={2} aria-hidden />
        <input
          type="search"
          value={query}
          placeholder="Find an option"
          aria-label="Find an option"
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      </label>
      {refusal && (
        <div className="alert" role="alert">
          <strong>createModal refused this</strong>
          <span>{refusal}. The last good modal is still in use.</span>
        </div>
      )}
      {result.map(({ group, keys }) => (
        <OptionGroup
          key={group.name}
          group={group}
          keys={keys}
          open={words !== '' || open.includes(group.name)}
          onToggle={(isOpen) => {
            if (words !== '') return
            setOpen(isOpen ? [...open, group.name] : open.filter((name) => name !== group.name))
          }}
        />
      ))}
      {result.length === 0 && (
        <p className="empty">
          No option called “{query.trim()}”. Those that hold code (storage, customFeatures) are set in the code only.
        </p>
      )}
    </section>
  )
}

function matches(key: SettingKey, words: string): boolean {
  const option = options[key]
  const values = 'values' in option ? option.values : []
  return [key, option.label, option.hint, ...values].join(' ').toLowerCase().includes(words)
}
