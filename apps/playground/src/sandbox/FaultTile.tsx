import type { LucideIcon } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { ErrorLine } from '../parts/Outcome'
import { Select } from '../parts/Select'
import type { FaultSwitch } from './createFaultSwitch'
import { Tile } from './Tile'

export interface FaultTileProps<Name extends string> {
  readonly icon: LucideIcon
  readonly title: string
  readonly label: string
  /** Excludes `none`, which the tile adds. */
  readonly choices: readonly (readonly [Name, string])[]
  readonly faults: FaultSwitch<Name>
  /** Shown if the control route cannot be reached. */
  readonly unreached: string
}

/** Controls the answers of a sandbox service. Faults outlive the page, so the current one is read. */
export function FaultTile<Name extends string>(props: FaultTileProps<Name>) {
  const { icon: Icon, title, label, faults, unreached } = props
  const id = useId()
  const [fault, setShown] = useState<Name | 'none' | 'other'>('none')
  const [isUnreached, setUnreached] = useState(false)
  const choices: readonly (readonly [Name | 'none' | 'other', string])[] = [
    ['none', 'Normally'],
    ...props.choices,
    ...(fault === 'other' ? [['other', 'Custom, set elsewhere'] as const] : []),
  ]

  useEffect(() => {
    let gone = false
    faults.read().then(
      (result) => gone || setShown(result),
      () => gone || setUnreached(true),
    )
    return () => {
      gone = true
    }
  }, [faults])

  const choose = async (requested: Name | 'none' | 'other') => {
    const before = fault
    setShown(requested)
    try {
      await faults.set(requested)
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
            const requested = choices.find(([name]) => name === value)?.[0]
            if (requested !== undefined) void choose(requested)
          }}
        />
      </div>
      <div className="outcome" role="status">
        {isUnreached && <ErrorLine>{unreached}</ErrorLine>}
      </div>
    </Tile>
  )
}
