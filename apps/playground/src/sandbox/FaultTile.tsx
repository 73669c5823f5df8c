import type { LucideIcon } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { Bad } from '../parts/Outcome'
import { Select } from '../parts/Select'
import type { FaultSwitch } from './createFaultSwitch'
import { Tile } from './Tile'

export interface FaultTileProps<Name extends string> {
  readonly icon: LucideIcon
  readonly title: string
  readonly label: string
  /** Without the one in which nothing is wrong. */
  readonly choices: readonly (readonly [Name, string])[]
  readonly faults: FaultSwitch<Name>
  /** Said when the switch cannot be reached. */
  readonly unreached: string
}

/** How something in the sandbox answers the modal. It outlives the page, so it is asked what is on. */
export function FaultTile<Name extends string>(props: FaultTileProps<Name>) {
  const { icon: Icon, title, label, faults, unreached } = props
  const id = useId()
  const [fault, setShown] = useState<Name | 'none' | 'other'>('none')
  const [isUnreached, setUnreached] = useState(false)
  const choices: readonly (readonly [Name | 'none' | 'other', string])[] = [
    ['none', 'As it should'],
    ...props.choices,
    ...(fault === 'other' ? [['other', 'As told elsewhere'] as const] : []),
  ]

  useEffect(() => {
    let gone = false
    faults.read().then(
      (found) => gone || setShown(found),
      () => gone || setUnreached(true),
    )
    return () => {
      gone = true
    }
  }, [faults])

  const choose = async (wanted: Name | 'none' | 'other') => {
    const before = fault
    setShown(wanted)
    try {
      await faults.set(wanted)
      setUnreached(false)
    } catch {
      setShown(before)
      setUnreached(true)
    }
  }

  return (
    <Tile picture={<Icon size={20} strokeWidth={1.75} aria-hidden />} title={title}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <Select
          id={id}
          choices={choices}
          value={fault}
          onChange={(value) => {
            const wanted = choices.find(([name]) => name === value)?.[0]
            if (wanted !== undefined) void choose(wanted)
          }}
        />
      </div>
      <div className="outcome" role="status">
        {isUnreached && <Bad>{unreached}</Bad>}
      </div>
    </Tile>
  )
}
